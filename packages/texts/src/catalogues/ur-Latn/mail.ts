import type { AreaOf } from '../../area.ts'
import type { mail as source } from '../en/mail.ts'

export const mail = {
  'mail.footer': 'Yeh message is liye aaya ke yeh contact details {sender} par istemal hoti hain.',
  'mail.confirm.subject': 'Apne {sender} account ki tasdeeq karein',
  'mail.confirm.text':
    '{sender} mein khush aamdeed. Tasdeeq karein ke yeh address aap ka hai, phir log in kar ke pehla rider mangwa sakte hain.',
  'mail.confirm.validity':
    'Link {hours} ghante chalta hai aur ek baar istemal hota hai. Agar yeh account aap ne nahi banaya to yeh message nazar andaz karein.',
  'mail.confirm.action': 'Account ki tasdeeq karein',
  'mail.reset.subject': 'Naye {sender} password ke liye aap ka code',
  'mail.reset.text': 'Yeh code us page par likhein jahan naya password manga tha.',
  'mail.reset.validity':
    'Yeh {minutes} minute chalta hai. Hum phone par kabhi nahi poochenge. Agar aap ne nahi manga to yeh message nazar andaz karein. Aap ka password wohi rahega.',
  'mail.changed.subject': 'Aap ka {sender} password badal gaya',
  'mail.changed.text': 'Aap ke account ka password {at} ko badla gaya. Baqi tamam devices log out ho gayin.',
  'mail.changed.not-you': 'Agar aap nahi the to “Password bhool gaye?” se foran naya password chunein.',
  'mail.invited.subject': 'Aap ko {vendor} mein invite kiya gaya hai',
  'mail.invited.text':
    '{by} ne aap ko invite kiya hai ke {vendor} ke liye {sender} se rider mangwayein aur track karein.',
  'mail.invited.validity':
    'Invitation {days} din chalti hai. Agar aap ko is ki umeed nahi thi to yeh message nazar andaz karein.',
  'mail.invited.action': 'Invitation qubool karein',
  'mail.rider-invited.subject': '{sender} ke saath rider banein',
  'mail.rider-invited.text': '{sender} ke saath kaam shuru karne ke liye yeh link apne phone par kholein.',
  'mail.rider-invited.validity': 'Link {hours} ghante chalta hai aur ek baar istemal hota hai.',
  'mail.rider-invited.action': 'Kaam shuru karein',
  'mail.rider-code.subject': 'Aap ka {sender} log in code',
  'mail.rider-code.text': 'Rider ke taur par log in karne ke liye yeh code likhein.',
  'mail.rider-code.validity':
    'Code {minutes} minute chalta hai. Hum phone par kabhi nahi poochenge. Agar aap ne nahi manga to yeh message nazar andaz karein.',
  'mail.payment.subject': '{sender} par aap ki adaigi',
  'mail.payment.paid': 'Aap ke bank ne order {order} ki adaigi kar di hai. Order le liya gaya hai.',
  'mail.payment.unpaid':
    'Aap ke bank ne order {order} ki adaigi nahi ki. Koi paisa nahi kata. Rider sirf tab aaye ga jab aap dobara adaigi karein.',
  'mail.payment.paid-back':
    'Aap ke bank ne order {order} ki adaigi us waqt ki jab woh khatam ho chuka tha. Paisa aap ke card par wapas ja raha hai.',
  'mail.removed.subject': 'Ab aap ko {vendor} ki access nahi',
  'mail.removed.text': '{vendor} ke ek owner ne aap ki access khatam kar di.',
  'mail.rider-document.subject': '{sender} ke liye aap ke documents',
  'mail.rider-document.approved': '{document}: check ho gaya, valid hai.',
  'mail.rider-document.refused': '{document}: manzoor nahi. Wajah: {reason}',
  'mail.rider-document.expiring_one':
    '{document}: {count} din mein muddat khatam ho jayegi. Barah-e-karam naya document bhejein.',
  'mail.rider-document.expiring_other':
    '{document}: {count} din mein muddat khatam ho jayegi. Barah-e-karam naya document bhejein.',
  'mail.rider-document.expired':
    '{document}: muddat khatam ho gayi. Naya document check hone tak koi offer nahi aayega.',
  'mail.rider-document.action': 'Documents kholein',
  'mail.tracking.subject': '{shop} se aap ka parcel',
  'mail.tracking.text': '{shop} se aane wala parcel yahan track karein.',
  'mail.tracking.action': 'Parcel track karein',
} as const satisfies AreaOf<typeof source>
