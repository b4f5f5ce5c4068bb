import type { Locale } from '../../../contract/locale.ts'

/**
 * Who the mail says it is from. It stands in for the real thing and is replaced before launch, together with
 * content/identity.yaml and the hours in content/facts.yaml: a test keeps them in step.
 */
export const COMPANY = {
  placeholder: true,
  name: { en: 'Krajai Newswire', th: 'กระจายนิวส์ไวร์' } satisfies Record<Locale, string>,
  phone: '+66 2 000 0000',
  email: 'hello@krajai.example',
  address: {
    en: 'Sukhumvit Road, Khlong Toei, Bangkok 10110, Thailand',
    th: 'ถนนสุขุมวิท เขตคลองเตย กรุงเทพมหานคร 10110 ประเทศไทย',
  } satisfies Record<Locale, string>,
  hours: {
    en: 'Monday to Friday, 9:00 AM to 6:00 PM ICT',
    th: 'วันจันทร์–ศุกร์ 9.00–18.00 น.',
  } satisfies Record<Locale, string>,
} as const
