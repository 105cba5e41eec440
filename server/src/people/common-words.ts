/** What people often choose as a password without thinking, in our four languages. A dictionary for zxcvbn. */
const WORDS = `
  password passwort passwd passphrase haslo hasloo parol paroli kennwort geheim geheimnis secret tajne tajnehaslo
  welcome willkommen witaj privet zdravstvuj hello hallo czesc letmein login logmein admin administrator root master
  changeme default guest gast user username test testtest testing tester demo temp temporary access server system
  computer internet samsung google facebook instagram youtube twitter microsoft windows apple iphone android nokia
  iloveyou loveyou ilovegod lovely loveme love liebe ichliebedich kochamcie kochanie kocham lubov lyubov lyublyu
  schatz schatzi sweetheart baby babygirl princess prinzessin ksiezniczka princessa angel engel aniolek angelina
  sunshine sonne sonnenschein slonce slonko solnyshko moonlight star stern gwiazda zvezda rainbow flower blume
  kwiatek cvetok butterfly schmetterling motyl monkey monster dragon drache smok drakon tiger tygrys lion loewe lew
  eagle adler orzel wolf wilk volk bear baer bears niedzwiedz medved misiek misiu mishka kitty kitten katze kotek
  koteczek koshka kotik puppy hund hundi piesek sobaka horse pferd konik loshad dolphin delfin penguin chicken
  football fussball futbol basketball baseball softball hockey soccer tennis golf golfer cricket boxing racing
  liverpool chelsea arsenal manchester barcelona realmadrid juventus bayern bayernmunchen bayernmuenchen borussia
  dortmund schalke hamburg werder legia wisla lechpoznan spartak zenit dinamo cska lokomotiv yankees lakers cowboys
  superman batman spiderman starwars pokemon pikachu naruto minecraft fortnite roblox matrix gandalf hogwarts
  harrypotter hannibal rocky rambo ninja warrior killer shadow ghost phantom legend hunter ranger soldier captain
  mustang ferrari porsche mercedes corvette harley yamaha kawasaki suzuki toyota honda audi volkswagen golfgti
  michael daniel thomas andrew joshua matthew robert jordan william george charlie anthony joseph richard ashley
  jessica jennifer michelle nicole amanda samantha stephanie victoria elizabeth alexander alexandra alexandre andreas
  stefan sebastian christian florian matthias martina sabine susanne monika agnieszka katarzyna malgorzata magdalena
  natalia karolina patrycja mateusz bartek kacper dawid krzysztof marcin lukasz przemek tomasz piotrek wojtek
  nastya anastasia anastasiya ekaterina svetlana tatyana vladimir alexey aleksey sergey dmitry maksim maxim nikita
  natasha marina irina olga katya
  freedom freiheit wolnosc svoboda peace frieden pokoj mir hope hoffnung nadzieja nadezhda faith glaube wiara
  jesus jesuschrist christ christus heaven himmel niebo blessed trustno trustnoone nothing nichts nic whatever
  whatsup fuckyou fuckoff fucker asshole bitch shit scheisse arschloch kurwa kurwamac dupa dupadupa suka
  summer sommer lato leto winter zima spring fruehling wiosna vesna autumn herbst jesien osen monday montag january
  januar november december dezember christmas weihnachten
  germany deutschland berlin muenchen poland polska polska warszawa krakow russia rossiya moskva london england
  america canada australia europe
  money geld pieniadze dengi diamond diament chocolate schokolade czekolada shokolad cookie cheese pepper banana
  orange cherry coffee kaffee vodka pizza butter
  music musik muzyka muzika guitar gitarre gitara metallica nirvana slipknot eminem
  mother mama mutter matka father papa vater tata family familie rodzina semya brother sister friend friends
  forever immer zawsze navsegda always never again happy happiness lucky glueck szczescie schastye
  purple yellow silver golden black white green blue
  abcd abcde abcdef abcdefg abcdefgh abc
  moonstaff arnak guild merchant explorer explorers
`;

export const COMMON_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter((word) => word !== ''));
