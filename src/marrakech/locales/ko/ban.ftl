### `marrakech ban`: whom a host keeps out.

ban-help = 이름과 주소를 일정 기간 차단합니다. 서버 실행 여부와 관계없이 쓸 수 있습니다.
ban-name-help = 이름을 차단합니다. 아무도 그 이름을 쓸 수 없습니다.
ban-name-name-help = 이름. 대소문자, 띄어쓰기, 글자 모양은 따지지 않습니다.
ban-address-help = 주소나 네트워크를 차단합니다. 거기서 오는 사람은 게임도 관전도 할 수 없습니다.
ban-address-address-help = 예: 203.0.113.9, 203.0.113.0/24, 2001:db8::/48. IPv6는 적어도 /64 전체를 차단합니다.
ban-list-help = 차단 목록을 보여 줍니다.
ban-lift-help = 차단을 풉니다.
ban-for-help = 기간. 분, 시간, 일, 주 단위로 씁니다: 90m, 2h, 1d, 4w.
ban-why-help = 이유. 주소로 차단된 사람에게 보입니다.
ban-number-help = 목록에 나오는 번호.
ban-column-number = 번호
ban-column-kind = 종류
ban-column-what = 차단 대상
ban-column-since = 시작
ban-column-until = 종료
ban-column-why = 이유
ban-kind = { $kind ->
    [name] 이름
   *[address] 주소
}
ban-done = { $what }: { $until }까지 차단했습니다. 서버에는 2초 안에 반영됩니다.
ban-counted = { $number ->
    [0] 차단된 대상이 없습니다.
   *[other] { $number }건이 차단되어 있습니다.
}
ban-lifted = 차단 { $number }건을 풀었습니다.
ban-no-name = 이름에는 보이는 글자가 하나 이상 있어야 합니다
ban-no-time = “{ $time }”: 10년 이내의 기간이 아닙니다. 90m, 2h, 1d, 4w 형식으로 쓰세요
ban-no-such = { $number }번 차단은 없습니다
