# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = 程序
programs-title = 替你玩的程序
programs-what = 程序和你一样可以入座。所有人都能看出它是程序。
# At the set-up of a table with open seats; a tick says yes
programs-open = 程序也可以入座
programs-how = 把桌子的链接发给它，再给它一个令牌：令牌代表你，随时可以收回。
programs-learn = 怎么编写
programs-tokens = 你的令牌
programs-none = 你还没有令牌。
programs-name = 用来做什么？
programs-default-name = 我的程序
programs-may = 它可以
# What a token allows
programs-scope = { $scope ->
    [play] 入座并参加对局
    [watch] 了解你的桌子的动态
   *[make] 开桌
}
programs-make = 创建令牌
programs-made = 这就是令牌。只显示一次，请现在复制。
programs-copy = 复制
programs-copied = 已复制
programs-done = 我存好了
programs-used = { $used ->
    [never] 从未使用
   *[other] 上次使用：{ $when }
}
programs-revoke = 收回
programs-revoke-long = 收回令牌“{ $name }”
