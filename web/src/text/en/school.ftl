## School

page-learn = First time? Learn it in three minutes
page-learn-on = Go on with your lesson
page-learn-again = Learnt. Do the lesson again
page-school = Race school
page-school-task = Step { $at } of { $count }
page-school-back = Back
page-school-again = Say it again
page-school-skip = Skip to a race
page-school-leave = Leave the school
page-school-done = That is the whole game
page-school-next = Now a short race against gentle bots. A tip comes with every question that is new.
page-school-race = To the race
page-school-repeat = The lesson again
page-no-lesson = There is no lesson for this game
