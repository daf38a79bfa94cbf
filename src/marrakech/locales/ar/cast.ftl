### The people of the market.

cast-strength = القوة { $number } من { $most }
cast-title = أهل السوق
cast-lead = أحد عشر تلعب معهم: ستة مستويات، وخمسة لكل منهم أسلوبه.
cast-settings-remarks = اللاعبون الآليون يقولون شيئًا بين حين وآخر
cast-numbers = بالأرقام
cast-rating = التصنيف { $rating }، والأرجح أنه بين { $low } و{ $high }
cast-habit-thrift = اقتصاد
cast-habit-area = مساحة
cast-habit-cover = تغطية
cast-habit-risk = مخاطرة

## What each is like, in a word

cast-temper-porter = هادئ
cast-temper-apprentice = متفائلة
cast-temper-peddler = حذر
cast-temper-merchant = فطِنة
cast-temper-master = بعيد النظر
cast-temper-storyteller = صبورة
cast-temper-pourer = بقوّتك
cast-temper-grandmother = مقتصدة
cast-temper-mason = جريء
cast-temper-weaver = مشاكسة
cast-temper-drummer = مغامر
