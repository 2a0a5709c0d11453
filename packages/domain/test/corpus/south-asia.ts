import type { Message } from './message.ts'

export const pakistan: readonly Message[] = [
  {
    country: 'PK',
    layout: 'labelled',
    text: `نام: علی رضا
فون نمبر: 0300 1234567
پتہ: مکان نمبر 12، گلی نمبر 5، گلبرگ 3، لاہور
رقم: 1500 روپے
نوٹ: گیٹ پر کال کریں`,
    expected: {
      name: 'علی رضا',
      phone: '+923001234567',
      address: 'مکان نمبر 12، گلی نمبر 5، گلبرگ 3، لاہور',
      amount: 1500,
      notes: 'گیٹ پر کال کریں',
    },
  },
  {
    country: 'PK',
    layout: 'labelled',
    text: `Naam: Bilal Ahmed
Number: 0321-7654321
Pata: House 45, Street 7, G-10/2, Islamabad
Total bill: Rs 2,350/-
Note: bell mat bajana`,
    expected: {
      name: 'Bilal Ahmed',
      phone: '+923217654321',
      address: 'House 45, Street 7, G-10/2, Islamabad',
      amount: 2350,
      notes: 'bell mat bajana',
    },
  },
  {
    country: 'PK',
    layout: 'one-line',
    text: 'AoA bhai, Sana Malik, 03331112223, Flat 302 Al-Noor Heights, Block 13, Gulshan-e-Iqbal, Karachi, Rs. 1800 COD',
    expected: {
      name: 'Sana Malik',
      phone: '+923331112223',
      address: 'Al-Noor Heights, Block 13, Gulshan-e-Iqbal, Karachi',
      unit: 'Flat 302',
      amount: 1800,
    },
  },
  {
    country: 'PK',
    layout: 'lines',
    text: `محترمہ فاطمہ خان
۰۳۴۵۱۱۱۲۲۳۳
مکان نمبر ۸، گلی ۳، ماڈل ٹاؤن، لاہور
۲۵۰۰ روپے`,
    expected: {
      name: 'محترمہ فاطمہ خان',
      phone: '+923451112233',
      address: 'مکان نمبر ۸، گلی ۳، ماڈل ٹاؤن، لاہور',
      amount: 2500,
    },
  },
  {
    country: 'PK',
    layout: 'chat',
    text: `[3:15 pm, 12/11/2026] Usman: bhai 2 zinger burger aur 1 fries bhej do
[3:16 pm, 12/11/2026] Usman: House 9-B, Street 14, DHA Phase 5, Lahore
[3:16 pm, 12/11/2026] Usman: 0301 9998887
[3:17 pm, 12/11/2026] Burger Adda: 1,450 rupees total`,
    expected: {
      name: 'Usman',
      phone: '+923019998887',
      address: 'House 9-B, Street 14, DHA Phase 5, Lahore',
      amount: 1450,
      description: '2 zinger burger aur 1 fries bhej do',
    },
  },
]

export const bangladesh: readonly Message[] = [
  {
    country: 'BD',
    layout: 'labelled',
    text: `নাম: রহিমা খাতুন
মোবাইল: ০১৭১২৩৪৫৬৭৮
ঠিকানা: বাসা ১২, রোড ৫, ধানমন্ডি, ঢাকা ১২০৫
মোট: ৫৫০ টাকা
নোট: দারোয়ানের কাছে দিবেন`,
    expected: {
      name: 'রহিমা খাতুন',
      phone: '+8801712345678',
      address: 'বাসা ১২, রোড ৫, ধানমন্ডি, ঢাকা ১২০৫',
      amount: 550,
      notes: 'দারোয়ানের কাছে দিবেন',
    },
  },
  {
    country: 'BD',
    layout: 'lines',
    text: `তানভীর হাসান
বাড়ি ৭, সড়ক ১১, সেক্টর ৪, উত্তরা, ঢাকা
01819-223344
৳1,200`,
    expected: {
      name: 'তানভীর হাসান',
      phone: '+8801819223344',
      address: 'বাড়ি ৭, সড়ক ১১, সেক্টর ৪, উত্তরা, ঢাকা',
      amount: 1200,
    },
  },
  {
    country: 'BD',
    layout: 'one-line',
    text: 'Name: Nusrat Jahan; Phone: 01911-556677; Address: House 22, Road 8, Block C, Banani, Dhaka; Price: 990 tk',
    expected: {
      name: 'Nusrat Jahan',
      phone: '+8801911556677',
      address: 'House 22, Road 8, Block C, Banani, Dhaka',
      amount: 990,
    },
  },
  {
    country: 'BD',
    layout: 'chat',
    text: `Forwarded message
From: Mitu
আপু আমার নাম সাদিয়া আক্তার
ফোন ০১৬১১২২৩৩৪৪
ঠিকানা ফ্ল্যাট ৪বি, বাসা ১০, রোড ২, মিরপুর ১০, ঢাকা
ক্যাশ অন ডেলিভারি ৭৫০ টাকা`,
    expected: {
      name: 'সাদিয়া আক্তার',
      phone: '+8801611223344',
      address: 'বাসা ১০, রোড ২, মিরপুর ১০, ঢাকা',
      unit: 'ফ্ল্যাট ৪বি',
      amount: 750,
    },
  },
]
