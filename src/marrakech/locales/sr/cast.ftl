### The people of the market.

cast-strength = Снага игре { $number } од { $most }
cast-title = Људи с пијаце
cast-lead = Једанаест противника: шест нивоа и петоро са својим стилом.
cast-settings-remarks = Ботови понекад нешто кажу
cast-numbers = У бројкама
cast-rating = Рејтинг { $rating }, највероватније од { $low } до { $high }
cast-habit-thrift = штедљивост
cast-habit-area = површина
cast-habit-cover = прекривање
cast-habit-risk = ризик

## What each is like, in a word

cast-temper-porter = опуштен
cast-temper-apprentice = пуна наде
cast-temper-peddler = опрезан
cast-temper-merchant = проницљива
cast-temper-master = далековид
cast-temper-storyteller = стрпљива
cast-temper-pourer = јака као ти
cast-temper-grandmother = штедљива
cast-temper-mason = смео
cast-temper-weaver = несташна
cast-temper-drummer = коцкар
