// cspell:disable
/** Irregular forms of English verbs and nouns, with those of the King James Version. Base form first. */
const table = `
abide abode abideth
arise arose arisen
awake awoke
be is are was were been am art wast wert being
bear bare bore borne born
beat beaten
become became
beget begat begotten
begin began begun
behold beheld
bind bound
bite bitten bit
blow blew blown
break brake broke broken
bring brought
build built builded
burn burnt
buy bought
cast
catch caught
choose chose chosen
cleave clave cloven
clothe clad
come came
creep crept
cut
deal dealt
die dying died
dig digged dug
do did done doest doeth doth dost
draw drew drawn
drink drank drunk drunken
drive drave drove driven
dwell dwelt
eat ate eaten
fall fell fallen
feed fed
feel felt
fight fought
find found
flee fled
fly flew flown flieth flying
forbid forbade forbidden
forget forgat forgot forgotten
forgive forgave forgiven
forsake forsook forsaken
freeze frozen
get gat got gotten
gird girt
give gave given gavest
go went gone goeth goest
grind ground
grow grew grown
hang hung hanged
have hath had hast hadst having
hear heard
hew hewn hewed
hide hid hidden
hold held holden
hurt
keep kept
know knew known knewest
lay laid
lead led
leap leapt
leave left
lend lent
let
lie lay lain lieth lying
lift lift
light lit
lose lost
love loved
make made
meet met
mow mown
overcome overcame
overtake overtook overtaken
pay paid
plead pleaded
put
read
rend rent
ride rode ridden
ring rang
rise rose risen
run ran
say said saith sayest saidst saying
see saw seen seest sawest
seek sought
sell sold
send sent
set
shake shook shaken
shave shaven
shed
shew shewed shewn sheweth shewest
shine shone
shoot shot
shut
sing sang sung
sink sank sunk
sit sat
slay slew slain
sleep slept
smite smote smitten
sow sown
speak spake spoke spoken spakest
spend spent
spit spat
spread
spring sprang sprung
stand stood
steal stole stolen
stick stuck
sting stung
strike struck stricken strake
strive strove striven
swear sware swore sworn
sweep swept
swell swollen
swim swam
take took taken
teach taught
tear tare tore torn
tell told
think thought
throw threw thrown
thrust
tread trode trodden trod
understand understood
weave wove woven
weep wept
win won
wind wound
withdraw withdrew withdrawn
withhold withheld withholden
withstand withstood
work wrought
wring wrung
write wrote written writ
man men
woman women
child children
foot feet
tooth teeth
ox oxen
mouse mice
goose geese
brother brethren
cow kine
louse lice
person persons
knife knives
wife wives
life lives
calf calves
wolf wolves
half halves
loaf loaves
leaf leaves
sheaf sheaves
thief thieves
self selves
staff staves
hoof hoofs
shoe shoes
hero heroes
`;

/** From a form to its base. A word that is a base itself does not change. */
export const irregularForms: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line): [string, string][] => {
      const [base = '', ...forms] = line.split(' ');
      return [[base, base], ...forms.filter((form) => form !== base).map((form): [string, string] => [form, base])];
    })
    .toReversed(),
);
