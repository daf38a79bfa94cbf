### The people of the market.

cast-strength = 실력 { $most }단계 중 { $number }
cast-title = 시장 사람들
cast-lead = 함께 겨룰 열한 사람. 여섯은 실력이 다르고, 다섯은 저마다 방식이 있어요.
cast-settings-remarks = 봇이 가끔 말을 건네요
cast-numbers = 숫자로 보기
cast-rating = 레이팅 { $rating }, 아마 { $low }~{ $high }
cast-habit-thrift = 절약
cast-habit-area = 넓이
cast-habit-cover = 덮기
cast-habit-risk = 모험

## What each is like, in a word

cast-temper-porter = 느긋함
cast-temper-apprentice = 희망참
cast-temper-peddler = 신중함
cast-temper-merchant = 영리함
cast-temper-master = 멀리 봄
cast-temper-storyteller = 느긋함
cast-temper-pourer = 당신만큼
cast-temper-grandmother = 알뜰함
cast-temper-mason = 대담함
cast-temper-weaver = 심술꾸러기
cast-temper-drummer = 승부사
