### `marrakech ban`: whom a host keeps out.

ban-help = 在一段时间内封禁名字和地址，服务器运行与否均可。
ban-name-help = 封禁一个名字：谁都不能使用它。
ban-name-name-help = 名字；不区分大小写、空格和字形。
ban-address-help = 封禁一个地址或网段：来自那里的人不能玩，也不能观战。
ban-address-address-help = 例如 203.0.113.9、203.0.113.0/24 或 2001:db8::/48。IPv6 至少封禁整个 /64。
ban-list-help = 列出所有封禁。
ban-lift-help = 解除封禁。
ban-for-help = 时长，以分钟、小时、天或周计：90m、2h、1d、4w。
ban-why-help = 原因；按地址封禁的人会看到。
ban-number-help = 列表中显示的编号。
ban-column-number = 编号
ban-column-kind = 类型
ban-column-what = 封禁对象
ban-column-since = 开始
ban-column-until = 截止
ban-column-why = 原因
ban-kind = { $kind ->
    [name] 名字
   *[address] 地址
}
ban-done = { $what } 已封禁至 { $until }。服务器会在两秒内生效。
ban-counted = { $number ->
    [0] 没有封禁。
   *[other] 共 { $number } 项封禁。
}
ban-lifted = 已解除 { $number } 项封禁。
ban-no-name = 名字至少要有一个可以显示的字
ban-no-time = “{ $time }”不是十年以内的时长：请写成 90m、2h、1d 或 4w 这样的形式
ban-no-such = 没有编号 { $number } 的封禁
