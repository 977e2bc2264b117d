# Words of the lab.

error-other-programme = { $folder } holds the results of another simulation: its { $entry } is { $there }, here it is { $here }. Choose another folder, or give the same plan to go on with it.
error-not-results = { $folder } is not empty and holds no simulation. Choose a new or empty folder.
error-missing-extra = This needs the package { $package }: pip install "hippodrome[{ $extra }]"
error-no-cluster = There is no Ray cluster at { $address }: { $problem }
error-worker-lost = A process was ended from outside while it raced (out of memory?). What was finished is kept in the output folder; the same command goes on from there.
error-no-senses = { $game } declares no senses (mind/senses.py): there is nothing to learn from.
error-few-entrants = A tournament needs at least two different bots; given: { $bots }.
error-rules-broken = { $fault }. A report needs bots that keep the rules.
error-unknown-aim = Nothing can be aimed at by “{ $aim }”. Known: { $known }
error-unknown-lever = Nothing can be moved by “{ $lever }”. Known: { $known }
