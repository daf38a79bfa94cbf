### The first screen.

home-play = 시작하기
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people }, 두 명이 한 테이블
    [3] { $people }, 세 명이 한 테이블
   *[other] { $people }, 네 명이 한 테이블
}
# Opens what changes that
home-change = 바꾸기
home-people = 누구와 함께할까요?

## Games that go on

home-go-on = 이어하기
# Tables
home-more = 외 { $number }개
# How many games one has played to the end, and won
home-record = 내 게임: { $games }, 승리: { $won }
