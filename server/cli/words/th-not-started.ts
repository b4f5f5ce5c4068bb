import type { SettingFault } from '../../config.ts'
import type { StartError } from '../../start-error.ts'

const TRUE_OR_FALSE = 'ต้องเป็น true หรือ false'
const PORT = 'ต้องเป็นจำนวนเต็ม 0–65535 โดย 0 หมายถึงพอร์ตใดก็ได้ที่ว่าง'

/** What is wrong with the settings, in Thai; each line begins with the variable to change. */
const SETTINGS: Record<SettingFault, string> = {
  HOST: 'HOST: ต้องเป็นที่อยู่หรือชื่อเครื่องที่ให้เซิร์ฟเวอร์รอรับ',
  PORT: `PORT: ${PORT}`,
  METRICS_PORT: `METRICS_PORT: ${PORT}`,
  SITE_URL: 'SITE_URL: ต้องเป็นที่อยู่เว็บไซต์ที่ผู้เข้าชมใช้ เช่น https://www.example.com โดยไม่มีเส้นทางต่อท้าย',
  DATABASE_URL:
    'DATABASE_URL: ต้องเป็นไฟล์ SQLite เช่น file:data/leads.db หรือฐานข้อมูล PostgreSQL เช่น postgres://user:password@host/leads',
  TRUST_PROXY: 'TRUST_PROXY: ต้องเป็น off หรือจำนวนพร็อกซีหน้าเซิร์ฟเวอร์ หรือเครือข่ายของพร็อกซี เช่น 10.0.0.0/8,fd00::/8',
  RATE_LIMIT: 'RATE_LIMIT: ต้องเป็นจำนวนเต็มตั้งแต่ 1 คือจำนวนครั้งที่หมายเลขไอพีหนึ่งส่งแบบฟอร์มได้ใน 10 นาที',
  LEADS_RETENTION_DAYS: 'LEADS_RETENTION_DAYS: ต้องเป็นจำนวนเต็มตั้งแต่ 1 คือจำนวนวันที่เก็บรายการไว้ก่อนลบ (ถ้าไม่ตั้งคือไม่ลบ)',
  BACKUP_FOLDER: 'BACKUP_FOLDER: ต้องเป็นที่อยู่ของโฟลเดอร์ข้อมูลสำรอง โดยเริ่มจากโฟลเดอร์บนสุดของระบบ',
  LOG_LEVEL: 'LOG_LEVEL: ต้องเป็น fatal, error, warn, info, debug, trace หรือ silent',
  SMTP_URL:
    'SMTP_URL: ต้องเป็นแบบ smtps://user:password@host หรือ smtp://user:password@host:587 โดยแปลงอักขระพิเศษเป็นรหัสเปอร์เซ็นต์',
  SMTP_ALLOW_PLAIN: `SMTP_ALLOW_PLAIN: ${TRUE_OR_FALSE}`,
  MAIL_FROM: 'MAIL_FROM: ต้องเป็นอีเมล เช่น hello@example.com หรือ Example <hello@example.com>',
  LEADS_MAIL_TO: 'LEADS_MAIL_TO: ต้องเป็นอีเมล ถ้ามีหลายอีเมลให้คั่นด้วยจุลภาค',
  ACKNOWLEDGE_SENDERS: `ACKNOWLEDGE_SENDERS: ${TRUE_OR_FALSE}`,
  WEBHOOK_URL: 'WEBHOOK_URL: ต้องเป็นที่อยู่ เช่น https://crm.example.com/hooks/leads โดยไม่มีชื่อผู้ใช้หรือรหัสผ่าน',
  WEBHOOK_SECRET: 'WEBHOOK_SECRET: ต้องเป็น whsec_ ตามด้วยข้อมูล 24–64 ไบต์ในรูป base64 (ช่วงเปลี่ยนรหัสใส่สองค่าโดยเว้นวรรคคั่น)',
  WEBHOOK_ALLOW_PRIVATE: `WEBHOOK_ALLOW_PRIVATE: ${TRUE_OR_FALSE}`,
  mailFromNobody: 'MAIL_FROM: ต้องตั้งคู่กับ SMTP_URL เพราะอีเมลต้องมีผู้ส่ง',
  senderWithoutServer: 'SMTP_URL: ต้องตั้งคู่กับ MAIL_FROM มิฉะนั้นจะไม่มีการส่งอีเมล',
  teamWithoutServer: 'SMTP_URL: ต้องตั้งคู่กับ LEADS_MAIL_TO มิฉะนั้นจะไม่มีการส่งอีเมล',
  mailToNobody: 'LEADS_MAIL_TO: ต้องตั้งเมื่อ ACKNOWLEDGE_SENDERS=false มิฉะนั้นจะไม่มีการส่งอีเมล',
  webhookUnsigned: 'WEBHOOK_SECRET: ต้องตั้งคู่กับ WEBHOOK_URL เพราะทุกครั้งที่เรียกต้องมีลายเซ็นกำกับ',
  secretWithoutWebhook: 'WEBHOOK_URL: ต้องตั้งคู่กับ WEBHOOK_SECRET มิฉะนั้นจะไม่มีการเรียกที่ใด',
  webhookPlain: 'WEBHOOK_URL: ต้องเป็น https (ใช้ http ได้ต่อเมื่อ WEBHOOK_ALLOW_PRIVATE=true)',
  webhookPrivate: 'WEBHOOK_URL: เป็นที่อยู่ในเครือข่ายภายใน (ใช้ได้ต่อเมื่อ WEBHOOK_ALLOW_PRIVATE=true)',
  samePort: 'METRICS_PORT: ต้องเป็นคนละพอร์ตกับ PORT',
}

/**
 * Why the settings cannot be used or the database cannot be opened, in Thai. The reason that the system or the database gives stays in
 * its own words: by them it is found in manuals.
 */
export function notStartedInThai({ fault, message }: StartError): string {
  switch (fault?.is) {
    case 'settings':
      return fault.faults.map((name) => SETTINGS[name as SettingFault]).join('; ')
    case 'settingsFileUnreadable':
      return `อ่าน ${fault.file} ไม่ได้ ระบบแจ้งว่า: ${fault.reason}`
    case 'databaseNotOpened':
      return `เปิดฐานข้อมูล ${fault.file ?? 'DATABASE_URL'} ไม่ได้ ระบบแจ้งว่า: ${fault.reason}`
    case 'databaseNotProved':
      return `เปิดฐานข้อมูล DATABASE_URL ไม่ได้ เพราะไม่รู้จักผู้ออกใบรับรอง ให้ระบุไฟล์ใบรับรองของผู้ออกต่อท้าย DATABASE_URL เช่น &sslrootcert=/etc/krajai-ca.pem ระบบแจ้งว่า: ${fault.reason}`
    case 'databaseMissing':
      return `ไม่มีฐานข้อมูลที่ ${fault.file} ระบบจะสร้างให้เมื่อเปิดเซิร์ฟเวอร์ครั้งแรก`
    case 'tablesOfEarlierVersion':
      return 'ตารางในฐานข้อมูลเป็นของรุ่นก่อน ให้เปิดเซิร์ฟเวอร์หนึ่งครั้งเพื่อปรับให้ตรงกับรุ่นนี้'
    case 'tablesTooNew':
      return `รุ่นใหม่กว่าปรับตารางในฐานข้อมูลแล้ว (${fault.change}) รุ่นนี้จึงใช้ฐานข้อมูลนี้ไม่ได้ ให้ใช้คำสั่งของรุ่นใหม่ หรือกู้ข้อมูลสำรองที่เก็บไว้ก่อนเปิดรุ่นใหม่ครั้งแรก ซึ่งไม่มีรายการที่เข้ามาหลังจากนั้น จึงต้องส่งออกก่อนด้วย leads export --all ของรุ่นใหม่`
    case undefined:
      return `เริ่มทำงานไม่ได้ ระบบแจ้งว่า: ${message}`
  }
}
