import type { CountryWords } from './country-words.ts'

export const southAsia = {
  PK: {
    city: 'Karachi',
    streets: ['{n} Gulmohar Road', '{n} Chambeli Street', '{n} Sahil Avenue', '{n} Bagh Lane'],
    chain: 'Zaffran Kitchen',
    outlets: ['Sahil', 'Bagh', 'Bazaar'],
    shop: 'Chambeli Florists',
    items: ['Chicken biryani for six', 'Seekh kebab, two boxes', 'Rose bouquet', 'Gulab jamun box', 'Nihari'],
    name: '{given} {family}',
    given: ['Ayesha', 'Bilal', 'Fatima', 'Hamza', 'Sana', 'Usman', 'Zainab', 'Imran'],
    family: ['Khan', 'Ahmed', 'Malik', 'Qureshi', 'Siddiqui', 'Butt', 'Sheikh', 'Mirza'],
    others: {
      name: '{given} {family}',
      given: ['عائشہ', 'بلال', 'فاطمہ', 'حمزہ', 'ثنا', 'عثمان', 'زینب', 'عمران'],
      family: ['خان', 'احمد', 'ملک', 'قریشی', 'صدیقی', 'شیخ', 'مرزا', 'چوہدری'],
    },
    mobile: '+92300xxxxxxx',
  },
  BD: {
    city: 'ঢাকা',
    streets: ['{n} শাপলা সড়ক', '{n} কৃষ্ণচূড়া সড়ক', '{n} নদীর পাড়', '{n} পুরাতন বাজার'],
    chain: 'শাপলা রান্নাঘর',
    outlets: ['নদীর পাড়', 'পুরাতন বাজার', 'উদ্যান'],
    shop: 'বকুল ফুলঘর',
    items: ['কাচ্চি বিরিয়ানি', 'মিষ্টির বাক্স', 'ফুলের তোড়া', 'ইলিশ ভাজা', 'জন্মদিনের কেক'],
    name: '{given} {family}',
    given: ['রহিমা', 'করিম', 'নুসরাত', 'আরিফ', 'সাদিয়া', 'তানভীর', 'মৌসুমী', 'হাসান'],
    family: ['আহমেদ', 'ইসলাম', 'চৌধুরী', 'হোসেন', 'খাতুন', 'সরকার', 'মিয়া', 'দাস'],
    mobile: '+88017xxxxxxxx',
  },
} satisfies Record<string, CountryWords>
