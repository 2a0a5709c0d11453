import type { AreaOf } from '../../area.ts'
import type { frame as source } from '../en/frame.ts'

export const frame = {
  'maintenance.planned-title': '{brand} on huollossa',
  'maintenance.planned-text': 'Huolto oli suunniteltu, eikä se kestä kauan.',
  'maintenance.unplanned-title': '{brand} ei ole juuri nyt käytettävissä',
  'maintenance.unplanned-text': 'Jokin ei toimi niin kuin pitäisi. Korjaamme sitä parhaillaan.',
  'maintenance.kept':
    'Keskeneräinen tilauksesi on tallessa. Matkalla olevat tilaukset jatkuvat, ja tämä sivu vie sinut takaisin itsestään.',
  'bulk.title': 'Joukkotilaus',
  'bulk.lead': 'Lähetä monta pakettia yhdellä kertaa taulukosta.',
  'bulk.disabled-title': 'Joukkotilaukset eivät ole täällä käytössä',
  'bulk.disabled-text':
    'Pyydä asiakasvastaavaasi ottamaan ne käyttöön. Siihen asti voit tilata lähettejä yksi kerrallaan.',
  'bulk.how': 'Näin se käy',
  'bulk.step-1': 'Täytä taulukko: yksi rivi jokaiselle paketille.',
  'bulk.step-2': 'Tuo tiedosto. Jokainen rivi tarkistetaan, eikä mitään vielä tilata.',
  'bulk.step-3': 'Katso jokaisen rivin tulos ja maksu. Vieressä kerrotaan, mikä on vialla.',
  'bulk.step-4': 'Vahvista. Vasta silloin lähetit tilataan.',
  'bulk.step-5': 'Seuraa niitä kaikkia kohdassa Tilausten seuranta.',
  'bulk.rules': 'Tiedosto',
  'bulk.rule-format': 'Excel-työkirja (XLSX)',
  'bulk.rule-size': 'Enintään {size}',
  'bulk.rule-vendor': 'Kaikki paketit noudetaan täältä: {name}',
  'bulk.jobs': 'Tuontisi',
  'bulk.no-jobs': 'Ei vielä tuonteja',
  'bulk.no-jobs-text': 'Kun {name} tuo tiedoston, se ja sen tulos näkyvät tässä.',
  'bulk.job-unknown': 'Tuontia ei löytynyt',
  'prohibited.title': 'Mitä lähetit eivät kuljeta',
  'prohibited.lead': '{brand}-lähetti (maa: {country}) saa kieltäytyä paketista, jossa on jotain näistä.',
  'prohibited.value': 'Kaikki, minkä arvo ylittää {amount}',
  'prohibited.weight': 'Kaikki, minkä paino ylittää {weight}',
  'prohibited.letters': 'Kirjeet ja muut kirjalliset viestit, joiden paino alittaa {weight}',
  'prohibited.limits': 'Rajat',
  'prohibited.items': 'Tavarat',
  'prohibited.money': 'Käteinen, kolikot, pankkikortit, osakekirjat ja muut arvopaperit',
  'prohibited.jewels': 'Korut, kellot, jalometallit ja jalokivet',
  'prohibited.papers': 'Passit, henkilökortit ja muut asiakirjat, joita ei voi korvata',
  'prohibited.drugs': 'Laittomat huumeet ja reseptilääkkeet',
  'prohibited.weapons': 'Aseet, ammukset ja niiltä näyttävät esineet',
  'prohibited.danger': 'Palavat, räjähtävät, myrkylliset ja radioaktiiviset aineet sekä paineistettu kaasu',
  'prohibited.living':
    'Ihmiset, elävät eläimet sekä ihmisten tai eläinten jäännökset, elintarvikkeita lukuun ottamatta',
  'prohibited.age': 'Alkoholi ja tupakka, kun laki vaatii niiden toimittamiseen luvan',
  'prohibited.stolen': 'Varastettu tai väärennetty tavara',
  'prohibited.spoils': 'Tavara, joka rikkoutuu tai vuotaa, koska sitä ei ole pakattu kunnolla',
  'prohibited.law': 'Kaikki muu, mitä lain mukaan ei saa kuljettaa (maa: {country})',
  'terms.title': 'Käyttöehdot',
  'terms.lead': 'Osapuolet: sinä ja {brand}. Toimitusmaa: {country}.',
  'terms.service-title': 'Mitä teemme',
  'terms.service-text':
    '{brand} etsii lähetin, joka noutaa paketin noutopisteestäsi ja toimittaa sen antamaasi osoitteeseen. Saapumisajat ovat arvioita.',
  'terms.orders-title': 'Tilauksesi',
  'terms.orders-text':
    'Annat täydellisen osoitteen ja puhelinnumeron, josta asiakkaan tavoittaa. Tilaus on voimassa, kun olet lähettänyt sen; voit perua sen, kunnes lähetti on hyväksynyt sen.',
  'terms.fees-title': 'Maksut',
  'terms.fees-text':
    'Toimitusmaksu näytetään ennen lähettämistä valuutassa {currency}. Jos se muuttuu ennen sitä, kysymme sinulta uudelleen. Lisämaksut, esimerkiksi uusi toimitusyritys tai palautus, näytetään, kun kysymme, mitä tehdään.',
  'terms.parcels-title': 'Paketit',
  'terms.parcels-text':
    'Pakkaa paketit niin, että ne kestävät matkan. Joitakin tavaroita ei kuljeteta: katso luettelo siitä, mitä lähetit eivät kuljeta. Lähetti voi kieltäytyä tällaisesta paketista.',
  'terms.delivery-title': 'Toimitus',
  'terms.delivery-text':
    'Jos pakettia ei voida luovuttaa, kysymme sinulta, mitä tehdään. Jos et vastaa ajoissa, lähetti tuo paketin takaisin noutopisteeseen. Toimitusmaksu peritään silti ja siihen lisätään näytetty palautusmaksu, ellei toimitus epäonnistunut meistä johtuen.',
  'terms.liability-title': 'Kun jokin menee vikaan',
  'terms.liability-text':
    'Ilmoita meille seitsemän päivän kuluessa toimituksesta. Vastaamme paketeista toimitusmaan ({country}) lain mukaisesti.',
  'terms.data-title': 'Henkilötiedot',
  'terms.data-text':
    'Käytämme nimiä, puhelinnumeroita ja osoitteita pakettiesi toimittamiseen, historiasi ja osoitekirjasi pitämiseen ja kysymyksiisi vastaamiseen. Anna meille vain tietoja, jotka saat antaa.',
  'terms.account-title': 'Tilisi',
  'terms.account-text':
    'Pidä salasanasi omana tietonasi. Se, joka kirjautuu sillä sisään, tilaa sinun nimissäsi, kunnes ilmoitat siitä meille.',
  'terms.changes-title': 'Muutokset',
  'terms.changes-text': 'Jos nämä ehdot muuttuvat, saat tiedon, ennen kuin uudet tulevat voimaan.',
  'terms.prohibited-link': 'Mitä lähetit eivät kuljeta',
} as const satisfies AreaOf<typeof source>
