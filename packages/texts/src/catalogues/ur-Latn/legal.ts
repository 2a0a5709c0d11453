import type { AreaOf } from '../../area.ts'
import type { legal as source } from '../en/legal.ts'

export const legal = {
  'privacy.title': 'Privacy notice',
  'privacy.lead':
    '{brand} {country} mein aap aur aap ke customers ke bare mein kya rakhta hai, kyun, aur kab tak.',
  'privacy.what-title': 'Hum kya rakhte hain',
  'privacy.what-text':
    'Business ka: naam, patay aur phone number, kaun log in kar sakta hai aur kin devices par. Delivery ka: customer ka naam, phone number aur pata, parcel mein kya hai, raste mein rider kahan tha, messages, ratings aur hawale karne ka saboot.',
  'privacy.why-title': 'Kyun',
  'privacy.why-text':
    'Parcel pohanchane ke liye, aap ko aur customer ko dikhane ke liye ke kahan hai, hisab karne ke liye, aur kuch ghalat ho to jawab dene ke liye. Na ads ke liye, na becha jata hai.',
  'privacy.who-title': 'Kaun dekhta hai',
  'privacy.who-text':
    'Rider delivery ke dauran sirf zaroori cheez dekhta hai. Aap ka customer aap ke share kiye link se order dekhta hai. Jis ke paas order number ho woh status aur waqt dekh sakta hai, naam ya pata nahi. Doosre business aap ka kuch nahi dekhte. Card number seedha payment provider ko jata hai, humein kabhi nahi.',
  'privacy.long-title': 'Kab tak',
  'privacy.long-text':
    'Orders aur un ke paise itni der rakhe jate hain jitna {country} ka qanoon hisab ki kitabon ke liye kehta hai. Tasveerein aur rider ka rasta {photo_days} din baad, messages {message_days} din baad aur call record {call_days} din baad delete hote hain. Radd hue login aur registration ka record 30 din baad delete hota hai aur us mein aap ka likha hua nahi hota.',
  'privacy.browser-title': 'Aap ke browser mein',
  'privacy.browser-text':
    'Hum aap ka login, settings, haal ki search aur adhoori requests rakhte hain, taake reload par kuch zaya na ho. Hum doosri websites par aap ka peecha nahi karte. Log out par zaban aur display settings ke siwa yeh sab saaf ho jata hai.',
  'privacy.rights-title': 'Aap kya maang sakte hain',
  'privacy.rights-text':
    'Aap dekh sakte hain ke hum kya rakhte hain, durust karwa sakte hain, jahan qanoon na roke delete karwa sakte hain, aur saath le ja sakte hain: record kabhi bhi export ho sakta hai. Account manager ya {country} ke data protection office se poochein.',
  'terms.version': '{date} ka version',
  'terms.read': 'Sharait parhein',
  'terms.changed': 'Meherbani kar ke hamari sharait dekhein',
  'terms.changed-text': 'Yeh {date} se lagu hain. Parh kar batayein ke aap raazi hain.',
  'terms.agree': 'Mujhe manzoor hai',
  'terms.agreed': 'Shukriya. Aap ki razamandi mehfooz hai.',
  'terms.not-loaded': 'Sharait load nahi ho sakin. Dobara koshish karein.',
  'terms.not-saved': 'Aap ki razamandi save nahi ho saki. Dobara koshish karein.',
} as const satisfies AreaOf<typeof source>
