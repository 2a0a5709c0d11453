import type { AreaOf } from '../../area.ts'
import type { legal as source } from '../en/legal.ts'

export const legal = {
  'privacy.title': 'Ochrana soukromí',
  'privacy.lead': 'Co {brand} uchovává o vás a vašich zákaznících v zemi {country}, proč a jak dlouho.',
  'privacy.what-title': 'Co uchováváme',
  'privacy.what-text':
    'O firmě: název, adresy a telefonní číslo, kdo se smí přihlásit a na jakých zařízeních. O doručení: jméno, telefon a adresu zákazníka, co je v zásilce, kde kurýr cestou byl, zprávy, hodnocení a doklad o předání.',
  'privacy.why-title': 'Proč',
  'privacy.why-text':
    'Abychom zásilku doručili, ukázali vám i zákazníkovi, kde je, spočítali, co se platí, a odpověděli, když se něco nepovedlo. Ne pro reklamu, a neprodává se to.',
  'privacy.who-title': 'Kdo to vidí',
  'privacy.who-text':
    'Kurýr vidí, co k jízdě potřebuje, dokud trvá. Zákazník vidí objednávku přes odkaz, který sdílíte. Kdo zná číslo objednávky, vidí její stav a časy, ale žádná jména ani adresy. Jiné firmy nevidí nic. Čísla karet jdou k poskytovateli plateb, nikdy k nám.',
  'privacy.long-title': 'Jak dlouho',
  'privacy.long-text':
    'Objednávky a jejich vyúčtování uchováváme tak dlouho, jak právo země {country} žádá u účetnictví. Fotografie a trasa kurýra se mažou po {photo_days} dnech, zprávy po {message_days} dnech a údaje o hovorech po {call_days} dnech. Záznamy o odmítnutých přihlášeních a registracích se mažou po 30 dnech a neobsahují, co jste napsali.',
  'privacy.browser-title': 'Ve vašem prohlížeči',
  'privacy.browser-text':
    'Ukládáme vaše přihlášení, nastavení, poslední hledání a rozepsané objednávky, aby se při novém načtení nic neztratilo. Na jiné stránky vás nesledujeme. Odhlášením se to vše smaže kromě jazyka a nastavení zobrazení.',
  'privacy.rights-title': 'Oč můžete požádat',
  'privacy.rights-text':
    'Můžete vidět, co o vás uchováváme, nechat to opravit, nechat to smazat, kde tomu nebrání zákon, a vzít si to s sebou: historii lze kdykoli exportovat. Zeptejte se správce účtu nebo úřadu pro ochranu údajů v zemi {country}.',
  'terms.version': 'Verze z {date}',
  'terms.read': 'Přečíst podmínky',
  'terms.changed': 'Přečtěte si naše podmínky',
  'terms.changed-text': 'Platí od {date}. Přečtěte si je a řekněte, že souhlasíte.',
  'terms.agree': 'Souhlasím',
  'terms.agreed': 'Děkujeme. Váš souhlas je zaznamenán.',
  'terms.not-loaded': 'Podmínky se nepodařilo načíst. Zkuste to znovu.',
  'terms.not-saved': 'Váš souhlas se nepodařilo uložit. Zkuste to prosím znovu.',
} as const satisfies AreaOf<typeof source>
