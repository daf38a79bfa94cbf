### `marrakech ban`: whom a host keeps out.

ban-help = 在一段時間內封鎖名字及地址，伺服器運行與否均可。
ban-name-help = 封鎖一個名字：任何人都不可使用。
ban-name-name-help = 名字；不分大小楷、空格及字形。
ban-address-help = 封鎖一個地址或網段：來自該處的人不可玩，亦不可觀戰。
ban-address-address-help = 例如 203.0.113.9、203.0.113.0/24 或 2001:db8::/48。IPv6 最少封鎖整個 /64。
ban-list-help = 列出所有封鎖。
ban-lift-help = 解除封鎖。
ban-for-help = 時限，以分鐘、小時、日或星期計：90m、2h、1d、4w。
ban-why-help = 原因；按地址封鎖的人會看到。
ban-number-help = 列表中顯示的編號。
ban-column-number = 編號
ban-column-kind = 類別
ban-column-what = 封鎖對象
ban-column-since = 開始
ban-column-until = 截止
ban-column-why = 原因
ban-kind = { $kind ->
    [name] 名字
   *[address] 地址
}
ban-done = { $what } 已封鎖至 { $until }。伺服器會在兩秒內生效。
ban-counted = { $number ->
    [0] 沒有封鎖。
   *[other] 共有 { $number } 項封鎖。
}
ban-lifted = 已解除 { $number } 項封鎖。
ban-no-name = 名字最少要有一個可顯示的字
ban-no-time = 「{ $time }」不是十年以內的時限：請寫成 90m、2h、1d 或 4w 這樣的格式
ban-no-such = 沒有編號 { $number } 的封鎖
