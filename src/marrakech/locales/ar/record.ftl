### `marrakech record`.

record-help = افحص سجلات الألعاب واعرضها.
record-check-help = تأكد أن السجلات تُقرأ وأن كل نقلة فيها مسموحة.
record-show-file-help = ملف فيه سجلات؛ - هو الدخل القياسي.
record-check-file-help = ملفات فيها سجلات؛ - هو الدخل القياسي.
record-column-game = اللعبة
record-column-players = اللاعبون
record-column-rules = القواعد
record-column-turns = الأدوار
record-column-result = النتيجة
record-checked = { $bad ->
    [0] { $games ->
        [zero] لا ألعاب.
        [one] لعبة واحدة، سليمة.
        [two] لعبتان، سليمتان.
        [few] { $games } ألعاب، كلها سليمة.
        [many] { $games } لعبة، كلها سليمة.
       *[other] { $games } لعبة، كلها سليمة.
    }
   *[other] { $games ->
        [zero] لا ألعاب؛ ما فيه خطأ: { $bad }.
        [one] لعبة واحدة، فيها خطأ.
        [two] لعبتان، ما فيه خطأ منهما: { $bad }.
        [few] { $games } ألعاب، ما فيه خطأ منها: { $bad }.
        [many] { $games } لعبة، ما فيه خطأ منها: { $bad }.
       *[other] { $games } لعبة، ما فيه خطأ منها: { $bad }.
    }
}
record-none = لا توجد لعبة في { $file }.
record-show-help = احكِ لعبة مسجلة دورًا دورًا، وارسم أين تنتهي.
record-game-help = أي لعبة في الملف، بدءًا من 1.
record-turn-help = توقف بعد هذا العدد من الأدوار.
record-no-such-game = لا توجد لعبة رقم { $number } في { $file }
