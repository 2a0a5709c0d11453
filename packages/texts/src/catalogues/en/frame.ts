export const frame = {
  'maintenance.planned-title': '{brand} is being looked after',
  'maintenance.planned-text': 'This was planned, and it does not take long.',
  'maintenance.unplanned-title': '{brand} is not available right now',
  'maintenance.unplanned-text': 'Something does not work as it should. We are on it.',
  'maintenance.kept':
    'What you typed is kept. Orders that are on their way go on, and this page takes you back by itself.',

  'bulk.title': 'Bulk order',
  'bulk.lead': 'Send many parcels at once from a spreadsheet.',
  'bulk.disabled-title': 'Bulk orders are not turned on here',
  'bulk.disabled-text':
    'Ask your account manager to turn them on. Until then you can request riders one by one.',
  'bulk.how': 'How it goes',
  'bulk.step-1': 'Fill in the spreadsheet: one row for each parcel.',
  'bulk.step-2': 'Upload it. Every row is checked, and nothing is ordered yet.',
  'bulk.step-3': 'See the result and the fee of each row, with what is wrong beside it.',
  'bulk.step-4': 'Confirm. Only then riders are asked.',
  'bulk.step-5': 'Follow all of them under order tracking.',
  'bulk.rules': 'The file',
  'bulk.rule-format': 'An Excel workbook (XLSX)',
  'bulk.rule-size': 'Not larger than {size}',
  'bulk.rule-vendor': 'All parcels are collected at {name}',
  'bulk.jobs': 'Your uploads',
  'bulk.no-jobs': 'No uploads yet',
  'bulk.no-jobs-text': 'What {name} uploads is listed here with its result.',
  'bulk.job-unknown': 'We could not find that upload',

  'prohibited.title': 'What riders do not carry',
  'prohibited.lead': 'Riders of {brand} in {country} may refuse a parcel that holds any of this.',
  'prohibited.value': 'Anything worth more than {amount}',
  'prohibited.weight': 'Anything heavier than {weight}',
  'prohibited.letters': 'Letters and other written messages lighter than {weight}',
  'prohibited.limits': 'Limits',
  'prohibited.items': 'Things',
  'prohibited.money': 'Cash, coins, bank cards, shares and other papers of value',
  'prohibited.jewels': 'Jewellery, watches, precious metals and stones',
  'prohibited.papers': 'Passports, identity cards and other papers that cannot be replaced',
  'prohibited.drugs': 'Illegal drugs, and medicines that need a prescription',
  'prohibited.weapons': 'Weapons, ammunition, and what looks like them',
  'prohibited.danger': 'What burns, explodes, is poisonous or radioactive, and gas under pressure',
  'prohibited.living': 'People and animals, living or dead, and parts of them',
  'prohibited.age': 'Alcohol and tobacco, where the law asks for a licence to deliver them',
  'prohibited.stolen': 'Stolen or forged goods',
  'prohibited.spoils': 'What breaks or leaks because it is not packed well enough',
  'prohibited.law': 'Anything else that may not be carried by the law of {country}',

  'terms.title': 'Terms and conditions',
  'terms.lead': 'Between you and {brand}, for deliveries in {country}.',
  'terms.service-title': 'What we do',
  'terms.service-text':
    '{brand} finds a rider who collects a parcel at your collection point and delivers it to the address you give. Arrival times are estimates.',
  'terms.orders-title': 'Your orders',
  'terms.orders-text':
    'You give a complete address and a telephone number at which the customer can be reached. An order stands once you have submitted it; you can cancel it until a rider has accepted it.',
  'terms.fees-title': 'Fees',
  'terms.fees-text':
    'The delivery fee is shown in {currency} before you submit, and it is the fee you pay. When it changes before that, we ask you again.',
  'terms.parcels-title': 'Parcels',
  'terms.parcels-text':
    'Pack parcels so that they survive a ride. Some things are not carried: see the list of what riders do not carry. A rider may refuse such a parcel.',
  'terms.delivery-title': 'Delivery',
  'terms.delivery-text':
    'When nobody can be reached at the door, the rider brings the parcel back to the collection point. The fee for the ride is still due.',
  'terms.liability-title': 'When something goes wrong',
  'terms.liability-text':
    'Tell us within seven days of the delivery. We answer for parcels as the law of {country} says.',
  'terms.data-title': 'Personal data',
  'terms.data-text':
    'Names, telephone numbers and addresses are used to deliver the parcel and to answer your questions, and for nothing else. Give us only data that you may give.',
  'terms.account-title': 'Your account',
  'terms.account-text':
    'Keep your password to yourself. Whoever signs in with it orders in your name until you tell us.',
  'terms.changes-title': 'Changes',
  'terms.changes-text': 'When these terms change, you are told before the new ones count.',
  'terms.prohibited-link': 'What riders do not carry',
} as const
