/**
 * Words that head the published lists of leaked passwords, in lower case without signs: words, names, teams,
 * and walks over the keyboard. With the usual endings (`1!`, `2024!`, `@123`) they stand for many thousands of passwords.
 */
const lists = [
  // Passwords about passwords
  'password passwort passwd pass passw pword passcode motdepasse contrasena senha haslo heslo jelszo salasana losenord parola sifre lozinka adgangskode katalaluan login logon signin secret secreto geheim private admin administrator administrador root user username guest test testing tester temp temporary default changeme changeit change letmein letmeinnow openup opensesame welcome willkommen bienvenue hello hallo hola newpass newuser mypass mypassword thepassword master access account security secure system server internet computer laptop windows microsoft apple google facebook twitter instagram youtube linkedin samsung nokia iphone android pokemon minecraft roblox fortnite naruto batman superman spiderman starwars matrix trustno whatever nothing blank unknown sample example qazwsx',
  // The trade
  'delivery deliver courier rider parcel order orders shop store business company office manager owner staff food kitchen restaurant pizza burger coffee bakery market money cash rich success winner',
  // Words of affection and everyday words
  'love lover iloveyou iloveu loveyou loveme mylove honey sweety sweetie baby babygirl babyboy angel angels princess prince queen king kitty kitten puppy doggy bunny tiger lion eagle falcon panther shark dolphin turtle horse monkey dragon phoenix unicorn butterfly flower rose lily orchid sunshine sunflower rainbow star stars moon sky ocean summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december happy smile lucky family friend friends forever freedom peace heaven jesus jesuschrist christ god godisgood blessed blessing faith grace hope allah bismillah muhammad mohammad krishna ganesh buddha chocolate cookie banana orange cherry peaches pepper ginger cheese butter sugar candy diamond gold golden silver crystal purple yellow black white blue green red shadow ninja killer hunter ranger warrior knight wizard merlin maverick mustang ferrari porsche mercedes toyota honda yamaha harley corvette football soccer baseball basketball hockey cricket tennis golf liverpool chelsea arsenal barcelona realmadrid juventus manchester united lakers yankees cowboys gandalf hogwarts harrypotter snoopy mickey donald garfield cheeseburger jordan player gamer game games music guitar piano rock metal metallica nirvana blink slipknot biteme fuckyou fuckoff fuck bitch asshole sexy',
  // First names
  'michael jennifer jessica ashley amanda daniel david andrew anthony joshua matthew robert william james john thomas charlie george jack harry oliver jacob samuel benjamin nicholas alexander christopher jonathan joseph richard steven kevin brian patrick justin brandon tyler austin dakota hannah sarah emily emma olivia sophia sophie charlotte chloe nicole michelle stephanie melissa samantha elizabeth rebecca rachel laura lauren maria marie anna anne julia victoria natalie natasha andrea angela barbara patricia linda susan margaret alex max sam lucas marco mario carlos jose juan miguel pedro antonio francisco roberto fernando alejandro ahmed ali hassan hussain omar khalid abdullah ibrahim fatima aisha maryam rahul ravi kumar krish priya pooja sachin siti nurul wei ming mei jun tan lim chan wong kim lee park nguyen minh hieu linh somchai nong',
  // Places
  'singapore malaysia taiwan taipei hongkong thailand bangkok philippines manila pakistan karachi lahore bangladesh dhaka cambodia laos myanmar japan tokyo qatar doha oman muscat bahrain kuwait dubai saudi arabia egypt germany berlin hungary budapest sweden stockholm norway oslo finland helsinki denmark copenhagen greece athens cyprus czech praha prague serbia belgrade poland london england france paris italy spain madrid portugal america newyork india china',
  // Walks over the keyboard and the alphabet
  'a aa aaa aaaa aaaaa aaaaaa abc abcd abcde abcdef abcdefg abcdefgh xyz aabbcc abcabc q qw qwe qwer qwert qwerty qwertz qwertyu qwertyui qwertyuio qwertyuiop azerty azertyuiop as asd asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl zx zxc zxcv zxcvb zxcvbn zxcvbnm qaz wsx edc qazxsw qweasd qweasdzxc asdzxc qwaszx zaq zaqxsw poiuy poiuyt lkjhg mnbvc mnbvcxz qqq qqqq qwqw xxx xxxx zzz zzzz',
] as const

export const commonWords: ReadonlySet<string> = new Set(lists.flatMap((list) => list.split(' ')))

/** Walks that mix letters and digits, as the keys lie; read with the shift key let go. */
export const keyWalks: readonly string[] = [
  '1qaz2wsx3edc4rfv',
  'zaq12wsxcde34rfv',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
  'a1s2d3f4g5h6j7k8',
  'z1x2c3v4b5n6m7',
  'a1b2c3d4e5f6g7h8',
  '1a2b3c4d5e6f7g8h',
  'qwer1234asdf5678',
  '1234qwerasdfzxcv',
  'qwe123asd456zxc789',
  '123qweasdzxc',
  'abc123def456',
  '!qaz@wsx#edc',
  'qwertyuiop1234567890',
  'asdfghjkl1234567890',
]
