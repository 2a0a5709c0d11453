import type { AreaOf } from '../../area.ts'
import type { frame as source } from '../en/frame.ts'

export const frame = {
  'maintenance.planned-title': '{brand}: probíhá údržba',
  'maintenance.planned-text': 'Bylo to v plánu a nepotrvá to dlouho.',
  'maintenance.unplanned-title': '{brand} teď není k dispozici',
  'maintenance.unplanned-text': 'Něco nefunguje, jak má. Pracujeme na tom.',
  'maintenance.kept':
    'Rozepsaná objednávka je uložena. Objednávky na cestě pokračují a tato stránka vás sama vrátí zpět.',
  'bulk.title': 'Hromadná objednávka',
  'bulk.lead': 'Pošlete mnoho zásilek najednou z tabulky.',
  'bulk.disabled-title': 'Hromadné objednávky zde nejsou zapnuty',
  'bulk.disabled-text':
    'Požádejte správce účtu o jejich zapnutí. Do té doby můžete objednávat kurýry po jednom.',
  'bulk.how': 'Jak to probíhá',
  'bulk.step-1': 'Vyplňte tabulku: jeden řádek pro každou zásilku.',
  'bulk.step-2': 'Nahrajte ji. Každý řádek se zkontroluje a nic se ještě neobjedná.',
  'bulk.step-3': 'U každého řádku uvidíte výsledek a poplatek, a vedle, co není v pořádku.',
  'bulk.step-4': 'Potvrďte. Teprve pak se ptáme kurýrů.',
  'bulk.step-5': 'Všechny sledujte ve sledování objednávek.',
  'bulk.rules': 'Soubor',
  'bulk.rule-format': 'Sešit aplikace Excel (XLSX)',
  'bulk.rule-size': 'Ne větší než {size}',
  'bulk.rule-vendor': 'Všechny zásilky se vyzvedávají zde: {name}',
  'bulk.jobs': 'Vaše soubory',
  'bulk.no-jobs': 'Zatím žádné soubory',
  'bulk.no-jobs-text': 'Soubory od {name} se tu objeví i s výsledkem.',
  'bulk.job-unknown': 'Tento soubor jsme nenašli',
  'prohibited.title': 'Co kurýři nevozí',
  'prohibited.lead': 'Kurýři {brand} v zemi {country} mohou odmítnout zásilku, která obsahuje něco z tohoto.',
  'prohibited.value': 'Cokoli v hodnotě nad {amount}',
  'prohibited.weight': 'Cokoli těžšího než {weight}',
  'prohibited.letters': 'Dopisy a jiná písemná sdělení lehčí než {weight}',
  'prohibited.limits': 'Omezení',
  'prohibited.items': 'Věci',
  'prohibited.money': 'Hotovost, mince, platební karty, akcie a jiné cenné papíry',
  'prohibited.jewels': 'Šperky, hodinky, drahé kovy a kameny',
  'prohibited.papers': 'Pasy, občanské průkazy a jiné nenahraditelné doklady',
  'prohibited.drugs': 'Nelegální drogy a léky na předpis',
  'prohibited.weapons': 'Zbraně, střelivo a vše, co tak vypadá',
  'prohibited.danger': 'Hořlaviny, výbušniny, jedy, radioaktivní látky a plyny pod tlakem',
  'prohibited.living': 'Lidé, živá zvířata a lidské či zvířecí ostatky kromě potravin',
  'prohibited.age': 'Alkohol a tabák tam, kde zákon pro doručení vyžaduje povolení',
  'prohibited.stolen': 'Kradené nebo padělané zboží',
  'prohibited.spoils': 'Co se rozbije nebo vyteče, protože to není dost dobře zabaleno',
  'prohibited.law': 'Cokoli dalšího, co se podle práva země {country} nesmí přepravovat',
  'terms.title': 'Obchodní podmínky',
  'terms.lead': 'Mezi vámi a {brand}, pro doručení v zemi {country}.',
  'terms.service-title': 'Co děláme',
  'terms.service-text':
    '{brand} najde kurýra, který zásilku vyzvedne na vašem místě vyzvednutí a doručí na uvedenou adresu. Časy příjezdu jsou odhady.',
  'terms.orders-title': 'Vaše objednávky',
  'terms.orders-text':
    'Uvádíte úplnou adresu a telefonní číslo, na kterém lze zákazníka zastihnout. Objednávka platí, jakmile ji odešlete; zrušit ji můžete, dokud ji kurýr nepřijme.',
  'terms.fees-title': 'Poplatky',
  'terms.fees-text':
    'Poplatek za doručení se zobrazí v {currency} před odesláním. Změní-li se předtím, zeptáme se znovu. Další poplatky, například za nový pokus o doručení nebo vrácení, uvidíte, když se ptáme, co dělat.',
  'terms.parcels-title': 'Zásilky',
  'terms.parcels-text':
    'Zabalte zásilky tak, aby jízdu přežily. Některé věci se nevozí: viz seznam toho, co kurýři nevozí. Takovou zásilku může kurýr odmítnout.',
  'terms.delivery-title': 'Doručení',
  'terms.delivery-text':
    'Když zásilku nelze předat, zeptáme se vás, co dělat. Pokud včas neodpovíte, kurýr ji přiveze zpět na místo vyzvednutí. Poplatek za doručení se přesto platí a přičte se zobrazený poplatek za vrácení, ledaže se doručení nezdařilo kvůli nám.',
  'terms.liability-title': 'Když se něco nepovede',
  'terms.liability-text':
    'Řekněte nám to do sedmi dnů od doručení. Za zásilky odpovídáme podle práva země {country}.',
  'terms.data-title': 'Osobní údaje',
  'terms.data-text':
    'Jména, telefonní čísla a adresy používáme k doručení zásilek, k vedení vaší historie a adresáře a k odpovědím na vaše dotazy. Dávejte nám jen údaje, které dát smíte.',
  'terms.account-title': 'Váš účet',
  'terms.account-text':
    'Heslo si nechte pro sebe. Kdo se jím přihlásí, objednává vaším jménem, dokud nám nedáte vědět.',
  'terms.changes-title': 'Změny',
  'terms.changes-text': 'O změně podmínek se dozvíte dříve, než nové začnou platit.',
  'terms.prohibited-link': 'Co kurýři nevozí',
} as const satisfies AreaOf<typeof source>
