import type { CountryCode } from './country-code.ts'

/**
 * Percent of value-added, goods-and-services or sales tax on a courier's fee, as the law of each country had it at the
 * beginning of 2026. An operator changes a rate by the parameter `taxPercent`.
 */
export const taxRates: Readonly<Record<CountryCode, number>> = {
  // National Bureau for Revenue, since 2022.
  BH: 10,
  // Value Added Tax Law 67 of 2016.
  EG: 14,
  // No such tax.
  HK: 0,
  // General Sales Tax Law 6 of 1994.
  JO: 16,
  // No such tax.
  KW: 0,
  // Service Tax Act 2018: delivery and logistics kept 6 when most services went to 8.
  MY: 6,
  // Royal Decree 121/2020.
  OM: 5,
  // National Internal Revenue Code, section 108.
  PH: 12,
  // Sindh Sales Tax on Services, since July 2024; services are taxed by the provinces.
  PK: 15,
  // No such tax.
  QA: 0,
  // Goods and Services Tax Act, since 2024.
  SG: 9,
  // Revenue Code, the reduced rate that is renewed by decree.
  TH: 7,
  // Value-added and Non-value-added Business Tax Act.
  TW: 5,
  // Federal Decree-Law 8 of 2017.
  AE: 5,
  // Commercial Tax Law.
  MM: 5,
  // Value Added Tax and Supplementary Duty Act 2012.
  BD: 15,
  // Law on Taxation 2023.
  KH: 10,
  // Mervärdesskattelag (2023:200).
  SE: 25,
  // Law on Value Added Tax, since 2024.
  LA: 10,
  // Act CXXVII of 2007.
  HU: 27,
  // Consumption Tax Act, since October 2019.
  JP: 10,
  // Merverdiavgiftsloven.
  NO: 25,
  // Arvonlisäverolaki, since September 2024.
  FI: 25.5,
  // Umsatzsteuergesetz, section 12.
  DE: 19,
  // Act 235/2004.
  CZ: 21,
  // Zakat, Tax and Customs Authority, since July 2020.
  SA: 15,
  // Law 5144/2024.
  GR: 24,
  // Value Added Tax Law 95(I)/2000.
  CY: 19,
  // Momsloven.
  DK: 25,
  // Act of 11 March 2004, with the rate kept at 23.
  PL: 23,
  // Law on Value Added Tax.
  RS: 20,
}
