/** Days that a message names, by how far they are from today. */
export const dayWords: readonly (readonly [inDays: number, words: string])[] = [
  [
    1,
    'tomorrow|tomorow|tmr|tmrw|tml|2moro|esok|besok|bsk|bukas|ugma|holnap|zitra|morgen|jutro|sutra|i morgon|i morgen|imorgen|imorgon|huomenna|αυριο|сутра|غدا|بكره|بكرا|আগামীকাল|พรุ่งนี้|ມື້ອື່ນ|ថ្ងៃស្អែក|မနက်ဖြန်|明天|明日|聽日|听日',
  ],
  [
    0,
    'today|tonight|tdy|2day|hari ini|malam ini|ngayon|karon|ma|dnes|heute|dzisiaj|dzis|danas|idag|i dag|tanaan|σημερα|данас|اليوم|آج|আজ|วันนี้|ມື້ນີ້|ថ្ងៃនេះ|ယနေ့|今天|今日|今晚',
  ],
]

/** Half a day behind or before a figure: `12` is added to an hour before noon. */
export const afternoonWords =
  'pm|p.m.|petang|ptg|malam|ng hapon|ng gabi|sa hapon|delutan|este|odpoledne|nachmittags|abends|popoludniu|po podne|مساء|عصرا|বিকাল|রাত|下午|晚上|午後|บ่าย'
export const morningWords =
  'am|a.m.|pagi|ng umaga|delelott|rano|morgens|vormittags|صباحا|সকাল|早上|上午|午前|เช้า'

/** Words between a day and its time. */
export const timeOpeners =
  'at|around|about|by|before|after|jam|pukul|pkl|um|gegen|kl|kl.|klo|alas|v|ve|o|u|στις|في|الساعه|ساعه|টায়|เวลา|ก่อน'
