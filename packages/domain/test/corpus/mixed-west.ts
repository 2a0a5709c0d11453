import type { Message } from './message.ts'

/** Written after the rules and first read with the rules as they were. */
export const mixedWest: readonly Message[] = [
  {
    country: 'AE',
    layout: 'lines',
    text: `📍 Villa 22, Street 4, Mirdif, Dubai
☎️ +971 50 765 4321
👩 Reem
Total 310 dirhams`,
    expected: {
      name: 'Reem',
      phone: '+971507654321',
      address: 'Villa 22, Street 4, Mirdif, Dubai',
      amount: 310,
    },
  },
  {
    country: 'SA',
    layout: 'lines',
    text: `ابغى توصيل لو سمحت
خالد العتيبي 0533344455
حي العليا شارع الملك فهد بجانب البنك
180 ريال كاش`,
    expected: {
      name: 'خالد العتيبي',
      phone: '+966533344455',
      address: 'حي العليا شارع الملك فهد بجانب البنك',
      amount: 180,
    },
  },
  {
    country: 'EG',
    layout: 'labelled',
    text: `اسم المستلم : ياسمين فؤاد
رقم الموبايل : ٠١٥٥٢٢٢٣٣٤٤
العنوان : ٨ ش النيل، الدقي
قيمة الأوردر : ٥٢٥ جنيه`,
    expected: { name: 'ياسمين فؤاد', phone: '+201552223344', address: '٨ ش النيل، الدقي', amount: 525 },
  },
  {
    country: 'KW',
    layout: 'one-line',
    text: 'مرام العنزي ٦٦٧٧٨٨٩٩ حولي قطعة ٣ شارع ٧ منزل ١٤',
    expected: { name: 'مرام العنزي', phone: '+96566778899', address: 'حولي قطعة ٣ شارع ٧ منزل ١٤' },
  },
  {
    country: 'OM',
    layout: 'labelled',
    text: `Name: Salim Al Balushi
GSM: 9234 5678
Address: Way 3021, Building 12, Al Khuwair, Muscat
Amount: OMR 4.750`,
    expected: {
      name: 'Salim Al Balushi',
      phone: '+96892345678',
      address: 'Way 3021, Building 12, Al Khuwair, Muscat',
      amount: 4.75,
    },
  },
  {
    country: 'HU',
    layout: 'chat',
    text: `2026. 11. 12. 14:03 - Réka: Sziasztok! Szeretnék rendelni 3 db pogácsát
2026. 11. 12. 14:05 - Réka: Horváth Réka, 9021 Győr, Baross Gábor út 14. fszt. 2.
2026. 11. 12. 14:05 - Réka: 0620 444 5566
2026. 11. 12. 14:09 - Pékség: Összesen 1 890 Ft lesz`,
    expected: {
      name: 'Horváth Réka',
      phone: '+36204445566',
      address: '9021 Győr, Baross Gábor út 14.',
      unit: 'fszt. 2.',
      amount: 1890,
      description: '3 db pogácsát',
    },
  },
  {
    country: 'CZ',
    layout: 'one-line',
    text: 'Eva Svobodová, tel. 731 222 333, Dlouhá 12, 110 00 Praha 1, 450 Kč na dobírku',
    expected: {
      name: 'Eva Svobodová',
      phone: '+420731222333',
      address: 'Dlouhá 12, 110 00 Praha 1',
      amount: 450,
    },
  },
  {
    country: 'DE',
    layout: 'mail',
    text: `Von: Claudia Becker <c.becker@example.de>
Betreff: Bestellung Blumen

Guten Tag,

bitte liefern an:
Claudia Becker
Goethestr. 12
80336 München
Handy: 0170 9876543

Betrag: 45 Euro

Viele Grüße`,
    expected: {
      name: 'Claudia Becker',
      phone: '+491709876543',
      address: 'Goethestr. 12, 80336 München',
      amount: 45,
    },
  },
  {
    country: 'PL',
    layout: 'lines',
    text: `Agnieszka Lewandowska
os. Słoneczne 8/15
31-958 Kraków
tel. 512 333 444
za pobraniem 64,00 zł
proszę zadzwonić domofonem`,
    expected: {
      name: 'Agnieszka Lewandowska',
      phone: '+48512333444',
      address: 'os. Słoneczne 8/15, 31-958 Kraków',
      amount: 64,
      notes: 'proszę zadzwonić domofonem',
    },
  },
  {
    country: 'SE',
    layout: 'one-line',
    text: 'Karin Nilsson 0761234567 Kungsgatan 22 lgh 1101 753 21 Uppsala 275 kr swish',
    expected: {
      name: 'Karin Nilsson',
      phone: '+46761234567',
      address: 'Kungsgatan 22 753 21 Uppsala',
      unit: 'lgh 1101',
      amount: 275,
    },
  },
  {
    country: 'GR',
    layout: 'one-line',
    text: 'Όνομα: Ελένη Δήμου, κινητό: 6955112233, διεύθυνση: Τσιμισκή 50, Θεσσαλονίκη, σύνολο: 27,80€',
    expected: {
      name: 'Ελένη Δήμου',
      phone: '+306955112233',
      address: 'Τσιμισκή 50, Θεσσαλονίκη',
      amount: 27.8,
    },
  },
  {
    country: 'RS',
    layout: 'one-line',
    text: 'Ana Ilić, 0601234567, Njegoševa 15, stan 8, Beograd, 1.200 din',
    expected: {
      name: 'Ana Ilić',
      phone: '+381601234567',
      address: 'Njegoševa 15, Beograd',
      unit: 'stan 8',
      amount: 1200,
    },
  },
  {
    country: 'KH',
    layout: 'labelled',
    text: `Name: Vireak
Tel: 010 555 666
Location: https://www.openstreetmap.org/#map=18/11.55080/104.91210
Price: 15$`,
    expected: {
      name: 'Vireak',
      phone: '+85510555666',
      point: { latitude: 11.5508, longitude: 104.9121 },
      amount: 15,
    },
  },
]
