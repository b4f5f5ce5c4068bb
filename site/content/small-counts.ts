/**
 * Thai writes small counts of the text's own things in digits: 4 ขั้นตอน, ข่าว 2 ฉบับ, 2–3 ข้อ. These are no figures of
 * `facts.yaml`, which the tests of the copy would otherwise demand.
 */
export const smallCount =
  /(?<!\d)[1-9](?:–[2-9])? (?=ด้าน|ขั้นตอน|ข้อ|ฉบับ|แบบ|กลุ่ม|เรื่อง|องค์กร|แพ็กเกจ|นาที)|(?<!\d)2 (?=ภาษา)/g
