### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }، لعبة طاولة عن بائعي السجاد وعزام والدراهم.
cli-lang-help = لغة ما يُطبع، برمز مثل en.
cli-version-help = اطبع رقم الإصدار.
cli-panel-arguments = المعاملات
cli-panel-options = الخيارات
cli-panel-commands = الأوامر
cli-default = الافتراضي: { $value }
cli-required = مطلوب
cli-usage = الاستعمال:
cli-try-help = للمزيد: { $command }
cli-no-such-option = لا يوجد خيار { $option }
cli-no-such-command = لا يوجد أمر { $command }؛ الموجود { $known }
cli-missing = ينقص شيء: { $what }
cli-bad-value = قيمة غير ممكنة في { $what }؛ الممكن: { $allowed }
cli-too-much = هذا زائد: { $extra }
cli-help-help = اطبع هذه المساعدة.
cli-install-completion-help = دع الصدفة تكمل الأوامر.
cli-show-completion-help = اطبع ما تحتاج إليه الصدفة لذلك.
cli-json-help = اطبع JSON، للبرامج.
cli-error = خطأ: { $why }
cli-file = تعذرت قراءة { $file }: { $why }
cli-cannot-write = تعذرت كتابة { $file }: { $why }
cli-no-text = { $file } ليس ملفًا نصيًا (UTF-8)
cli-unknown-language = لا توجد لغة { $language }؛ الموجود { $known }
cli-interrupted = قُطع العمل؛ وهذا ما كان حتى تلك اللحظة
cli-uncompiled = النواة المُصرَّفة غير موجودة؛ القواعد نفسها تعمل هنا أبطأ بكثير.
