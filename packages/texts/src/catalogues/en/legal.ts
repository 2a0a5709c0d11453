export const legal = {
  'privacy.title': 'Privacy notice',
  'privacy.lead': 'What {brand} keeps about you and your customers in {country}, why, and for how long.',
  'privacy.what-title': 'What we keep',
  'privacy.what-text':
    'About a business: its name, addresses and phone number, who can log in, and on which devices. About a delivery: the customer’s name, phone number and address, what is in the parcel, where the rider was on the way, messages, ratings and the proof of delivery.',
  'privacy.why-title': 'Why',
  'privacy.why-text':
    'To deliver the parcel, to show you and your customer where it is, to work out what is owed, and to help when something goes wrong. We do not use it for advertising, and we do not sell it.',
  'privacy.who-title': 'Who sees it',
  'privacy.who-text':
    'The rider sees what is needed for the delivery, while it lasts. Your customer sees the order through the tracking link you share. Anyone who has the order number can see its status and times, but no names or addresses. Other businesses see nothing of yours. Card numbers go to the payment provider and never to us.',
  'privacy.long-title': 'For how long',
  'privacy.long-text':
    'We keep orders and payments for as long as the laws of {country} require business records to be kept. Photos and the rider’s route are deleted after {photo_days} days, messages after {message_days} days and call records after {call_days} days. Records of refused logins and registrations are deleted after 30 days and do not contain what you typed.',
  'privacy.browser-title': 'In your browser',
  'privacy.browser-text':
    'We store your login, your settings, your recent searches and your unfinished requests, so that a reload loses nothing. We do not follow you to other websites. When you log out, all of this is cleared except your language and display settings.',
  'privacy.rights-title': 'Your rights',
  'privacy.rights-text':
    'You may see the data we keep about you, have it corrected, have it deleted where no law requires us to keep it, and take it with you. You can export your history at any time. Contact your account manager or the data protection authority of {country}.',
  'terms.version': 'Version of {date}',
  'terms.read': 'Read the terms',
  'terms.changed': 'Please review our terms',
  'terms.changed-text': 'They apply from {date}. Please read and accept them.',
  'terms.agree': 'I agree',
  'terms.agreed': 'Thank you. We’ve recorded your agreement.',
  'terms.not-loaded': 'The terms could not be loaded. Please try again.',
  'terms.not-saved': 'Your agreement could not be saved. Please try again.',
} as const
