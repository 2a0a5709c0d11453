export const frame = {
  'maintenance.planned-title': '{brand} is down for maintenance',
  'maintenance.planned-text': 'This maintenance was planned. We’ll be back soon.',
  'maintenance.unplanned-title': '{brand} is not available right now',
  'maintenance.unplanned-text': 'Something is not working as it should. We’re fixing it.',
  'maintenance.kept':
    'Your unfinished request is saved, and orders already under way continue. This page takes you back automatically.',

  'bulk.title': 'Bulk order',
  'bulk.lead': 'Send many parcels at once from a spreadsheet.',
  'bulk.disabled-title': 'Bulk orders are not turned on here',
  'bulk.disabled-text':
    'Ask your account manager to turn them on. Until then you can request riders one by one.',
  'bulk.how': 'How it works',
  'bulk.step-1': 'Fill in the spreadsheet: one row for each parcel.',
  'bulk.step-2': 'Upload it. We check every row and order nothing yet.',
  'bulk.step-3': 'Review each row: its fee, and anything that needs fixing.',
  'bulk.step-4': 'Confirm. Riders are requested only then.',
  'bulk.step-5': 'Follow all your orders in Order tracking.',
  'bulk.rules': 'File requirements',
  'bulk.rule-format': 'An Excel workbook (XLSX)',
  'bulk.rule-size': 'Up to {size}',
  'bulk.rule-vendor': 'All parcels are collected from {name}',
  'bulk.jobs': 'Your uploads',
  'bulk.no-jobs': 'No uploads yet',
  'bulk.no-jobs-text': 'Uploads for {name} appear here with their results.',
  'bulk.job-unknown': 'We could not find that upload',

  'prohibited.title': 'Prohibited items',
  'prohibited.lead': '{brand} riders in {country} may refuse a parcel that contains any of the following.',
  'prohibited.value': 'Anything worth more than {amount}',
  'prohibited.weight': 'Anything heavier than {weight}',
  'prohibited.letters': 'Letters and other written communication lighter than {weight}',
  'prohibited.limits': 'Limits',
  'prohibited.items': 'Items',
  'prohibited.money': 'Cash, coins, bank cards, share certificates and other securities',
  'prohibited.jewels': 'Jewellery, watches, precious metals and stones',
  'prohibited.papers': 'Passports, identity cards and other documents that cannot be replaced',
  'prohibited.drugs': 'Illegal drugs and prescription medicines',
  'prohibited.weapons': 'Weapons and ammunition, and anything that looks like them',
  'prohibited.danger': 'Flammable, explosive, poisonous or radioactive goods, and compressed gas',
  'prohibited.living': 'People, live animals, and human or animal remains other than food',
  'prohibited.age': 'Alcohol and tobacco, where delivering them requires a licence',
  'prohibited.stolen': 'Stolen or counterfeit goods',
  'prohibited.spoils': 'Anything likely to break or leak because of poor packaging',
  'prohibited.law': 'Anything else that may not be carried under the laws of {country}',

  'terms.title': 'Terms and conditions',
  'terms.lead': 'Between you and {brand}, for deliveries in {country}.',
  'terms.service-title': 'What we do',
  'terms.service-text':
    '{brand} finds a rider who collects a parcel from your collection point and delivers it to the address you give. Arrival times are estimates.',
  'terms.orders-title': 'Your orders',
  'terms.orders-text':
    'Give us a complete address and a phone number at which the customer can be reached. Your order is placed when you submit it. You can cancel it free of charge until a rider accepts it.',
  'terms.fees-title': 'Fees',
  'terms.fees-text':
    'The delivery fee is shown in {currency} before you submit. If it changes before then, we ask you again. Extra charges, such as another delivery attempt or a return, are shown to you when we ask what to do.',
  'terms.parcels-title': 'Parcels',
  'terms.parcels-text':
    'Pack every parcel so that it can withstand the ride. Some items are not carried; see the list of prohibited items. A rider may refuse a parcel that contains any of them.',
  'terms.delivery-title': 'Delivery',
  'terms.delivery-text':
    'If a parcel cannot be handed over, we ask you what to do. If you do not answer in time, the rider returns it to the collection point. The delivery fee is still due and the return charge shown to you is added, unless the delivery failed because of us.',
  'terms.liability-title': 'When something goes wrong',
  'terms.liability-text':
    'Tell us within seven days of the delivery. Our liability for parcels is governed by the laws of {country}.',
  'terms.data-title': 'Personal data',
  'terms.data-text':
    'We use names, phone numbers and addresses to deliver your parcels, to keep your order history and address book, and to answer your questions. Give us only data you are allowed to share.',
  'terms.account-title': 'Your account',
  'terms.account-text':
    'Keep your password to yourself. Orders placed with it count as yours until you tell us that somebody else has it.',
  'terms.changes-title': 'Changes',
  'terms.changes-text': 'If these terms change, we tell you before the new version takes effect.',
  'terms.prohibited-link': 'Prohibited items',
} as const
