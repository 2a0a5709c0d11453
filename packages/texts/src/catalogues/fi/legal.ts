import type { AreaOf } from '../../area.ts'
import type { legal as source } from '../en/legal.ts'

export const legal = {
  'privacy.title': 'Tietosuojaseloste',
  'privacy.lead': 'Mitä {brand} säilyttää sinusta ja asiakkaistasi, miksi ja kuinka kauan. Maa: {country}.',
  'privacy.what-title': 'Mitä säilytämme',
  'privacy.what-text':
    'Yrityksestä: nimi, osoitteet ja puhelinnumero, kuka saa kirjautua ja millä laitteilla. Toimituksesta: asiakkaan nimi, puhelinnumero ja osoite, paketin sisältö, lähetin sijainti matkalla, viestit, arviot ja todiste luovutuksesta.',
  'privacy.why-title': 'Miksi',
  'privacy.why-text':
    'Jotta voimme tuoda paketin, näyttää sinulle ja asiakkaallesi, missä se on, laskea maksettavat summat ja vastata, kun jokin menee vikaan. Emme käytä tietoja mainontaan emmekä myy niitä.',
  'privacy.who-title': 'Kuka tiedot näkee',
  'privacy.who-text':
    'Lähetti näkee sen, mitä ajoon tarvitaan, niin kauan kuin se kestää. Asiakkaasi näkee tilauksen jakamastasi linkistä. Jokainen, jolla on tilausnumero, näkee tilan ja ajat, mutta ei nimiä eikä osoitteita. Muut yritykset eivät näe tietojasi. Korttien numerot menevät maksupalveluun eivätkä koskaan meille.',
  'privacy.long-title': 'Kuinka kauan',
  'privacy.long-text':
    'Tilaukset ja niiden maksut säilytetään niin kauan kuin kirjanpitoa on lain mukaan säilytettävä (maa: {country}). Kuvat ja lähetin reitti poistetaan {photo_days} päivän, viestit {message_days} päivän ja puhelutiedot {call_days} päivän kuluttua. Tiedot hylätyistä kirjautumisista ja rekisteröitymisistä poistetaan 30 päivän kuluttua, eivätkä ne sisällä kirjoittamaasi.',
  'privacy.browser-title': 'Selaimessasi',
  'privacy.browser-text':
    'Tallennamme kirjautumisesi, asetuksesi, viimeisimmät hakusi ja keskeneräiset tilauksesi, jotta mitään ei katoa sivua ladattaessa. Emme seuraa sinua muille sivustoille. Kun kirjaudut ulos, kaikki tämä poistetaan kieltä ja näyttöasetuksia lukuun ottamatta.',
  'privacy.rights-title': 'Mitä voit pyytää',
  'privacy.rights-text':
    'Voit nähdä, mitä säilytämme sinusta, saada tiedot oikaistuiksi tai poistetuiksi, ellei laki estä, ja ottaa ne mukaasi: historian voi viedä tiedostoon milloin tahansa. Kysy asiakasvastaavaltasi tai tietosuojaviranomaiselta (maa: {country}).',
  'terms.version': 'Versio {date}',
  'terms.read': 'Lue ehdot',
  'terms.changed': 'Tutustu ehtoihimme',
  'terms.changed-text': 'Ne ovat voimassa {date} alkaen. Lue ne ja kerro, että hyväksyt ne.',
  'terms.agree': 'Hyväksyn',
  'terms.agreed': 'Kiitos. Hyväksyntäsi on tallennettu.',
  'terms.not-loaded': 'Ehtoja ei voitu ladata. Yritä uudelleen.',
  'terms.not-saved': 'Hyväksyntääsi ei voitu tallentaa. Yritä uudelleen.',
} as const satisfies AreaOf<typeof source>
