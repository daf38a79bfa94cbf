### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = 서버가 응답하지 않습니다
square-away-table = 연결되면 테이블이 저절로 열립니다.
square-offline = 연결이 없습니다. 다음은 그래도 이용할 수 있습니다:
square-own-replays = 내가 끝낸 게임

## Quick match

square-quick = 빠른 대전
square-quick-hint = 기다리는 사람과 함께 게임합니다.
square-quick-seeking = { $number }명 대기 중
square-quick-patience = 봇이 들어오기 전에 사람을 기다리는 시간
square-quick-never = 봇 없이
square-quick-go = 상대 찾기
square-quick-here = { $players }명 중 { $here }명이 왔습니다
square-quick-left = { $seconds }초 뒤에 봇이 들어옵니다
square-quick-people = 사람이 충분히 모일 때까지 기다립니다.
square-quick-cancel = 취소

## To watch

square-show = 고수들의 대전
square-show-hint = 강한 봇 넷이 누군가 보는 동안 대전합니다.
square-results = 방금 끝난 게임
square-winner = 승자:
square-tea = 아야가 차를 끓였습니다. 가장 먼저 앉아 보세요.
