/** Words that no name has: greetings, thanks, answers, shop talk. One of them in a line, and the line is not a name. */
export const talkWords = [
  'hi|hello|hey|dear|her|his|him|he|she|they|we|us|i|im|mum|thanks|thank|please|pls|plz|ok|okay|yes|no|can|today|tomorrow|order|orders|deliver|delivery|address|sis|bro|sir',
  'want|the|and|for|you|your|my|is|are|here|morning|afternoon|evening|good|day|location|details|cash|cod|paid|total|pay|urgent|asap|now',
  'nil|none|na|n/a|new|customer|shop|store|forwarded|message|how|much|what|when|where|will|send|same|it|this|that|to|from|with|at|or',
  'salam|assalamualaikum|aoa|bhai|baji|terima|kasih|nak|saya|hantar|boleh|tolong|hari|ini|esok|kak|po|opo|salamat|maraming|ako|ko|yung|ba',
  'szia|sziasztok|hello|halo|jo|napot|reggelt|estet|kivanok|koszonom|koszi|ime|a|az|rendeles|kerek|kernek|udvozlettel|tisztelt',
  'dobry|den|dobrý|dekuji|prosim|ahoj|cau|dzien|dziekuje|prosze|czesc|witam|pozdrawiam|hvala|zdravo|postovani|postovana|поштовани|поштована|dan|molim|cao|здраво|добар|дан|хвала',
  'hallo|guten|tag|morgen|danke|bitte|ich|liebe|gruße|gruesse|moin|hej|hei|moi|tack|takk|tak|kiitos|terve|vennlig|hilsen|mvh|halsning',
  'γεια|σασ|σου|καλημερα|καλησπερα|ευχαριστω|παρακαλω|θελω|και',
  'السلام|عليكم|مرحبا|اهلا|هلا|شكرا|من|فضلك|لو|سمحت|ممكن|طلب|توصيل|اليوم|ورحمه|الله|وبركاته|صباح|مساء|الخير|يعطيك|العافيه|الدفع|كاش|نقدا|تسليم',
  'شكريه|مهرباني|آرڈر|بهائي|جي|هے|ہے|كريں|چاہيے',
  'ধন্যবাদ|সালাম|আসসালামু|আলাইকুম|ভাই|আপু|অর্ডার|দিবেন|চাই|আজ|করতে|করবো',
  'forwarded|cash|payment|bank|transfer|free|gratis|nachnahme|dobirka|pobranie|pobraniem|utanvet|pouzecem|postiennakko|αντικαταβολη',
]
  .join('|')
  .split('|')

/** The same in scripts without spaces: anywhere in the line. */
export const talkParts = [
  'คะ|ค่ะ|ครับ|ไหม|มั้ย|ขอ|สวัสดี|ส่ง|สั่ง|ได้|ขอบคุณ|เก็บ|โอน|ด้วย|วันนี้|หน่อย|จ้า',
  'ໄດ້|ສະບາຍດີ|ຂອບໃຈ|ສົ່ງ|ແດ່|ມື້ນີ້|ສັ່ງ',
  'សួស្តី|អរគុណ|ដឹក|សូម|បាទ|ចាស|ថ្ងៃនេះ|ជំរាបសួរ',
  'မင်္ဂလာပါ|ကျေးဇူး|ပို့|ပေးပါ|မှာ|ရှင်|ခင်ဗျာ|ယနေ့',
  '你好|您好|謝|谢|唔該|請|请|訂|订|想|要|送|早晨|早安|多謝|感|今日|明天|貨|款|咗|嘅|單|单|好的|可以|麻煩',
  'お願い|です|ます|ください|注文|こんにちは|よろしく|ありがとう|お世話|届|配達|下記|代引|現金|敬具|拝啓',
]
  .join('|')
  .split('|')

/** Before or behind a name; with one of them it surely is a name. */
export const honorifics = [
  'mr|mr.|mrs|mrs.|ms|ms.|miss|mdm|mdm.|madam|dr|dr.|auntie|aunty|uncle|encik|puan|cik|tuan|datuk|kak|abang|ate|kuya|aling|mang',
  'herr|frau|pan|pani|pane|gospodin|gdja|κυριοσ|κυρια|κοσ|κα|господин|госпођа',
  'السيد|السيده|ام|ابو|م.|د.|محترمه|محترم|جناب|صاحب|صاحبه|মিসেস|জনাব|বেগম|hr|hr.|fru',
]
  .join('|')
  .split('|')

export const honorificParts = [
  'คุณ|นาย|นางสาว|นาง|น.ส.|พี่|น้อง|ທ້າວ|ນາງ|ທ່ານ|លោក|អ្នកស្រី|កញ្ញា|ဒေါ်|ဦး|ကို|မောင်|先生|小姐|女士|太太|様|さん|殿|媽媽|師傅|陳太',
]
  .join('|')
  .split('|')

/** Words about door, bell and directions: a line with one of them is a note. */
export const noteWords = [
  "leave|ring|call|knock|don't|dont|do not|please call|gate|guard|guardhouse|lobby|reception|concierge|bell|doorbell|landmark|behind|beside|opposite|near|in front of|no chilli|less|without|careful|fragile|call upon|text me",
  'jangan|letak|tekan loceng|sebelah|belakang|depan|telefon dulu|tinggalkan|iwan|paki iwan|tapat|katabi|tawag|tawagan|huwag|malapit',
  'csengess|csengo|hivj|kapukod|kaputelefon|kapucsengo|portanal|kerlek|kerem|hagyja|zvonit|zvonek|nechte|zavolejte|volejte|domofon|zadzwonic|prosze zostawic|zostawic',
  'klingeln|bitte klingeln|klingel|abstellen|nachbarn|hinterhof|ring pa|ringklocka|portkod|lamna|stall|ringeklokke|dorkode|dørkode|ovikoodi|soita|jata|summeri|κουδουνι|χτυπηστε|αφηστε|позвати|позовите|pozovite|pozvati|zvono|zvati|звати|звоно|interfon',
  'اتصل|اتصلي|الرجاء الاتصال|اترك|اتركه|الباب|الحارس|البواب|جنب|بجانب|قدام|خلف|امام|كال كريں|گيٹ|دروازے|bell|bajana|gate pe|bhej kar',
  'দারোয়ান|দারোয়ান|কল|গেটে|গেট|ফোন দিবেন|কল দিবেন',
]
  .join('|')
  .split('|')

export const noteParts = [
  'โทรก่อน|ฝาก|วางไว้|รปภ|นิติ|หน้าบ้าน|อย่ากด|ใกล้|ข้าง|ตรงข้าม|ໂທກ່ອນ|ຝາກ|ວາງ|ໃກ້|ទូរស័ព្ទមុន|ទុក|ជិត|ခေါ်ပါ|ထားပါ|ဖုန်းဆက်|ဘေး',
  '不要|勿|請打|请打|打電話|打电话|管理處|管理处|管理員|保安|放門口|放门口|門口|按鈴|按铃|不要按|インターホン|置き配|ベル|玄関|到着|電話して|宅配ボックス|留守',
]
  .join('|')
  .split('|')
