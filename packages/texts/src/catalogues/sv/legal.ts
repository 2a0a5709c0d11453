import type { AreaOf } from '../../area.ts'
import type { legal as source } from '../en/legal.ts'

export const legal = {
  'privacy.title': 'Integritetsmeddelande',
  'privacy.lead': 'Vad {brand} sparar om dig och dina kunder i {country}, varför och hur länge.',
  'privacy.what-title': 'Vad vi sparar',
  'privacy.what-text':
    'Om ett företag: namn, adresser och telefonnummer, vem som får logga in och på vilka enheter. Om en leverans: kundens namn, telefonnummer och adress, vad paketet innehåller, var budet var på vägen, meddelanden, betyg och beviset på överlämningen.',
  'privacy.why-title': 'Varför',
  'privacy.why-text':
    'För att leverera paketet, visa dig och din kund var det är, räkna ut vad som ska betalas och svara när något gick fel. Inte för reklam, och det säljs inte.',
  'privacy.who-title': 'Vem som ser det',
  'privacy.who-text':
    'Budet ser det som behövs för körningen, så länge den pågår. Din kund ser ordern genom länken du delar. Den som har ordernumret ser status och tider, men inga namn eller adresser. Andra företag ser inget av ditt. Kortnummer går till betaltjänsten och aldrig till oss.',
  'privacy.long-title': 'Hur länge',
  'privacy.long-text':
    'Ordrar och betalningarna för dem sparas så länge lagen i {country} kräver att räkenskaper sparas. Foton och budets väg tas bort efter {photo_days} dagar, meddelanden efter {message_days} dagar och samtalsuppgifter efter {call_days} dagar. Uppgifter om avvisade inloggningar och registreringar tas bort efter 30 dagar och innehåller inget av det du skrev.',
  'privacy.browser-title': 'I din webbläsare',
  'privacy.browser-text':
    'Vi sparar din inloggning, dina inställningar, dina senaste sökningar och påbörjade beställningar, så att inget går förlorat vid omladdning. Vi följer dig inte till andra webbplatser. När du loggar ut rensas allt detta utom språket och visningsinställningarna.',
  'privacy.rights-title': 'Vad du kan begära',
  'privacy.rights-text':
    'Du kan se vad vi sparar om dig, få det rättat, få det borttaget där ingen lag hindrar det, och ta det med dig: din historik kan exporteras när som helst. Fråga din kundansvariga, eller dataskyddsmyndigheten i {country}.',
  'terms.version': 'Version från {date}',
  'terms.read': 'Läs villkoren',
  'terms.changed': 'Läs våra villkor',
  'terms.changed-text': 'De gäller från {date}. Läs dem och säg att du godkänner.',
  'terms.agree': 'Jag godkänner',
  'terms.agreed': 'Tack. Ditt godkännande är sparat.',
  'terms.not-loaded': 'Villkoren kunde inte läsas in. Försök igen.',
  'terms.not-saved': 'Ditt godkännande kunde inte sparas. Försök igen.',
} as const satisfies AreaOf<typeof source>
