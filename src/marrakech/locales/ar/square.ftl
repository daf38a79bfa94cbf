### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = الخادم لا يستجيب
square-away-table = تُفتح الطاولة من تلقاء نفسها حالما يعود الاتصال.
square-offline = لا يوجد اتصال. هذه تعمل على أي حال:
square-own-replays = ألعابك المنتهية

## Quick match

square-quick = لعبة سريعة
square-quick-hint = العب مع من ينتظر الآن.
square-quick-seeking = في الانتظار: { $number }
square-quick-patience = كم تنتظر الناس قبل أن ينضم الآليون
square-quick-never = بلا آليين
square-quick-go = ابحث عن لعبة
square-quick-here = حضر { $here } من { $players }
square-quick-left = ينضم الآليون بعد { $seconds } ث
square-quick-people = تنتظر حتى يحضر عدد كافٍ من الناس.
square-quick-cancel = إلغاء

## To watch

square-show = الأساتذة يلعبون
square-show-hint = أربعة لاعبين آليين أقوياء يلعبون ما دام أحد يشاهد.
square-results = انتهت للتو
square-winner = الفائز:
square-tea = أعدّت آية الشاي: كن أول من يجلس.
