### `marrakech ban`: whom a host keeps out.

ban-help = 在一段時間內封鎖名字和位址，伺服器執行與否皆可。
ban-name-help = 封鎖一個名字：誰都不能使用它。
ban-name-name-help = 名字；不區分大小寫、空白和字形。
ban-address-help = 封鎖一個位址或網段：來自那裡的人不能玩，也不能觀看。
ban-address-address-help = 例如 203.0.113.9、203.0.113.0/24 或 2001:db8::/48。IPv6 至少封鎖整個 /64。
ban-list-help = 列出所有封鎖。
ban-lift-help = 解除封鎖。
ban-for-help = 期間，以分鐘、小時、天或週計：90m、2h、1d、4w。
ban-why-help = 原因；依位址封鎖的人會看到。
ban-number-help = 清單中顯示的編號。
ban-column-number = 編號
ban-column-kind = 類型
ban-column-what = 封鎖對象
ban-column-since = 開始
ban-column-until = 截止
ban-column-why = 原因
ban-kind = { $kind ->
    [name] 名字
   *[address] 位址
}
ban-done = { $what } 已封鎖至 { $until }。伺服器會在兩秒內生效。
ban-counted = { $number ->
    [0] 沒有封鎖。
   *[other] 共 { $number } 項封鎖。
}
ban-lifted = 已解除 { $number } 項封鎖。
ban-no-name = 名字至少要有一個可以顯示的字
ban-no-time = 「{ $time }」不是十年以內的期間：請寫成 90m、2h、1d 或 4w 這樣的格式
ban-no-such = 沒有編號 { $number } 的封鎖
