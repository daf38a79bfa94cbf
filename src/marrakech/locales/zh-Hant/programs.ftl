# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = 程式
programs-title = 替你玩的程式
programs-what = 程式和你一樣可以入座。所有人都看得出它是程式。
# At the set-up of a table with open seats; a tick says yes
programs-open = 程式也可以入座
programs-how = 把桌子的連結傳給它，再給它一個權杖：權杖代表你，隨時可以收回。
programs-learn = 怎麼撰寫
programs-tokens = 你的權杖
programs-none = 你還沒有權杖。
programs-name = 用來做什麼？
programs-default-name = 我的程式
programs-may = 它可以
# What a token allows
programs-scope = { $scope ->
    [play] 入座並參加對局
    [watch] 得知你的桌子的動態
   *[make] 開桌
}
programs-make = 建立權杖
programs-made = 這就是權杖。只顯示一次，請現在複製。
programs-copy = 複製
programs-copied = 已複製
programs-done = 我存好了
programs-used = { $used ->
    [never] 從未使用
   *[other] 上次使用：{ $when }
}
programs-revoke = 收回
programs-revoke-long = 收回權杖「{ $name }」
