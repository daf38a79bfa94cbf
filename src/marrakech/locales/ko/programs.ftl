# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = 프로그램
programs-title = 나 대신 하는 프로그램
programs-what = 프로그램도 사람처럼 자리에 앉을 수 있습니다. 프로그램이라는 것은 모두에게 보입니다.
# At the set-up of a table with open seats; a tick says yes
programs-open = 프로그램도 앉을 수 있음
programs-how = 테이블 링크와 토큰을 주세요. 토큰은 나를 대신하며 언제든 거둘 수 있습니다.
programs-learn = 프로그램 만드는 법
programs-tokens = 내 토큰
programs-none = 아직 없습니다.
programs-name = 어디에 쓰나요?
programs-default-name = 내 프로그램
programs-may = 허용할 일
# What a token allows
programs-scope = { $scope ->
    [play] 자리에 앉아 게임하기
    [watch] 내 테이블 소식 받기
   *[make] 테이블 만들기
}
programs-make = 토큰 만들기
programs-made = 토큰입니다. 한 번만 보여 주니 지금 복사하세요.
programs-copy = 복사
programs-copied = 복사했습니다
programs-done = 챙겼어요
programs-used = { $used ->
    [never] 쓴 적 없음
   *[other] 마지막 사용 { $when }
}
programs-revoke = 거두기
programs-revoke-long = “{ $name }” 토큰 거두기
