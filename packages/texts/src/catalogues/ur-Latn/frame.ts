import type { AreaOf } from '../../area.ts'
import type { frame as source } from '../en/frame.ts'

export const frame = {
  'maintenance.planned-title': '{brand} par kaam ho raha hai',
  'maintenance.planned-text': 'Yeh pehle se tay tha, aur zyada der nahi lagegi.',
  'maintenance.unplanned-title': '{brand} abhi dastyab nahi',
  'maintenance.unplanned-text': 'Kuch theek se kaam nahi kar raha. Hum dekh rahe hain.',
  'maintenance.kept':
    'Aap ki adhoori request mehfooz hai. Raste wale orders chalte rahenge, aur yeh page aap ko khud wapas le jayega.',
  'bulk.title': 'Bulk order',
  'bulk.lead': 'Ek spreadsheet se kai parcels ek saath bhejein.',
  'bulk.disabled-title': 'Bulk order yahan on nahi hai',
  'bulk.disabled-text': 'Apne account manager se on karwayein. Tab tak rider ek ek kar ke mangwa sakte hain.',
  'bulk.how': 'Kaise hota hai',
  'bulk.step-1': 'Spreadsheet bharein: har parcel ke liye ek row.',
  'bulk.step-2': 'Upload karein. Har row check hoti hai, aur abhi kuch order nahi hota.',
  'bulk.step-3': 'Har row ka nateeja aur fee dekhein, aur saath hi jo ghalat hai.',
  'bulk.step-4': 'Tasdeeq karein. Tab hi rider mangwaye jate hain.',
  'bulk.step-5': 'Sab ko order tracking mein dekhein.',
  'bulk.rules': 'File',
  'bulk.rule-format': 'Excel workbook (XLSX)',
  'bulk.rule-size': '{size} se bari nahi',
  'bulk.rule-vendor': 'Tamam parcels {name} se uthaye jate hain',
  'bulk.jobs': 'Aap ke uploads',
  'bulk.no-jobs': 'Abhi koi upload nahi',
  'bulk.no-jobs-text': '{name} jo upload kare, nateeje ke saath yahan nazar aata hai.',
  'bulk.job-unknown': 'Woh upload nahi mila',
  'prohibited.title': 'Rider kya nahi le jate',
  'prohibited.lead':
    '{country} mein {brand} ke rider aisa parcel lene se inkaar kar sakte hain jis mein in mein se kuch ho.',
  'prohibited.value': '{amount} se zyada qeemat ki koi cheez',
  'prohibited.weight': '{weight} se bhari koi cheez',
  'prohibited.letters': '{weight} se halke khat aur likhe hue paighamat',
  'prohibited.limits': 'Hadein',
  'prohibited.items': 'Cheezein',
  'prohibited.money': 'Cash, sikkay, bank card, shares aur doosre qeemti kaghazat',
  'prohibited.jewels': 'Zewar, ghariyan, qeemti dhaat aur pathar',
  'prohibited.papers': 'Passport, shanakhti card aur doosre kaghazat jo dobara na ban sakein',
  'prohibited.drugs': 'Ghair qanooni nasha, aur nuskhe wali dawaiyan',
  'prohibited.weapons': 'Hathyar, goliyan, aur jo un jaisa lage',
  'prohibited.danger': 'Jo jale, phate, zehreela ya radioactive ho, aur pressure wali gas',
  'prohibited.living': 'Insaan, zinda janwar, aur khane ke siwa insani ya haiwani baqiyat',
  'prohibited.age': 'Sharab aur tambaku, jahan delivery ke liye qanoon licence mangta ho',
  'prohibited.stolen': 'Chori ka ya jaali saman',
  'prohibited.spoils': 'Jo theek pack na hone se toote ya tapke',
  'prohibited.law': 'Koi bhi aur cheez jo {country} ke qanoon mein le jana mana ho',
  'terms.title': 'Sharait o zawabit',
  'terms.lead': 'Aap ke aur {brand} ke darmiyan, {country} mein deliveries ke liye.',
  'terms.service-title': 'Hum kya karte hain',
  'terms.service-text':
    '{brand} aisa rider dhoondta hai jo aap ke pickup point se parcel utha kar aap ke diye gaye patay par pohanchata hai. Pohanchne ka waqt andaze se hota hai.',
  'terms.orders-title': 'Aap ke orders',
  'terms.orders-text':
    'Aap poora pata aur aisa phone number dete hain jis par customer mil sake. Order submit karte hi pakka ho jata hai; rider ke qubool karne tak aap cancel kar sakte hain.',
  'terms.fees-title': 'Fees',
  'terms.fees-text':
    'Submit karne se pehle delivery fee {currency} mein dikhayi jati hai. Us se pehle badal jaye to hum dobara poochte hain. Extra fee, jaise delivery ki ek aur koshish ya wapsi, tab dikhayi jati hai jab hum poochte hain ke kya karein.',
  'terms.parcels-title': 'Parcels',
  'terms.parcels-text':
    'Parcel aise pack karein ke safar mein kharab na ho. Kuch cheezein nahi le jayi jatin: list dekhein. Rider aisa parcel lene se inkaar kar sakta hai.',
  'terms.delivery-title': 'Delivery',
  'terms.delivery-text':
    'Parcel hawale na ho sake to hum poochte hain ke kya karein. Waqt par jawab na mile to rider use pickup point par wapas lata hai. Delivery fee phir bhi deni hoti hai aur dikhayi gayi wapsi ki fee shamil hoti hai, siwaye is ke ke delivery hamari wajah se na hui ho.',
  'terms.liability-title': 'Jab kuch ghalat ho jaye',
  'terms.liability-text':
    'Delivery ke saat din ke andar humein batayein. Parcel ki zimmedari {country} ke qanoon ke mutabiq hai.',
  'terms.data-title': 'Zaati maloomat',
  'terms.data-text':
    'Naam, phone number aur patay hum aap ke parcel pohanchane, aap ki order history aur address book rakhne aur aap ke sawalon ke jawab ke liye istemal karte hain. Sirf woh maloomat dein jo aap de sakte hain.',
  'terms.account-title': 'Aap ka account',
  'terms.account-text':
    'Password apne tak rakhein. Jo is se log in kare, woh aap ke naam par order karta hai jab tak aap humein na batayein.',
  'terms.changes-title': 'Tabdeeliyan',
  'terms.changes-text': 'Jab yeh sharait badlein, nayi lagu hone se pehle aap ko bataya jata hai.',
  'terms.prohibited-link': 'Rider kya nahi le jate',
} as const satisfies AreaOf<typeof source>
