/** The messages of the content's check in Thai. One that is not here is shown as it is. */
const problems: readonly (readonly [RegExp, (...groups: string[]) => string])[] = [
  [/^is missing$/, () => 'ยังไม่มีข้อความนี้'],
  [/^must not be empty$/, () => 'ห้ามเว้นว่าง'],
  [/^this file is missing$/, () => 'ไม่มีไฟล์นี้'],
  [/^no page reads this file$/, () => 'ไม่มีหน้าใดใช้ไฟล์นี้'],
  [/^(.+) is no text; put it into 'quotes'$/, (typed) => `${typed} ไม่ใช่ข้อความ`],
  [
    /^(.+) is no number; write digits alone.*$/,
    (typed) => `${typed} ไม่ใช่ตัวเลข ใส่เฉพาะตัวเลข ไม่มีเครื่องหมาย จุลภาค หรือหน่วย`,
  ],
  [
    /^(.+) is not known here; write (.+)$/,
    (typed, known) => `ไม่รู้จัก ${typed} ในช่องนี้ ใช้ได้เฉพาะ ${known.replaceAll(' or ', ' หรือ ')}`,
  ],
  [/^write (\d+) to (\d+) characters$/, (least, most) => `เขียน ${least}–${most} ตัวอักษร`],
  [/^write (\d+) characters at most$/, (most) => `เขียนไม่เกิน ${most} ตัวอักษร`],
  [/^write the date as YYYY-MM-DD$/, () => 'เขียนวันที่แบบ ปี-เดือน-วัน เช่น 2026-11-22'],
  [/^an id is written in lower case with hyphens$/, () => 'ใช้ตัวอักษรอังกฤษพิมพ์เล็ก คั่นคำด้วยขีดกลาง'],
  [/^write the phone number as (.+)$/, (form) => `เขียนหมายเลขโทรศัพท์แบบ ${form}`],
  [/^a Thai postal code has five digits$/, () => 'รหัสไปรษณีย์ไทยมี 5 หลัก'],
  [/^write the number as its thirteen digits, in quotes$/, () => 'ใส่เลข 13 หลัก'],
  [/^fill it in in both languages, or in neither$/, () => 'กรอกทั้งสองภาษา หรือเว้นว่างทั้งสองภาษา'],
  [/^Invalid email address$/, () => 'ที่อยู่อีเมลไม่ถูกต้อง'],
  [/^Invalid URL$/, () => 'ลิงก์ไม่ถูกต้อง ต้องขึ้นต้นด้วย https://'],
  [/^has (\d+) entries where English has (\d+)$/, (here, english) => `มี ${here} รายการ แต่ภาษาอังกฤษมี ${english}`],
  [/^is (.+) where English has (.+)$/, (here, english) => `เป็น ${here} แต่ภาษาอังกฤษเป็น ${english}`],
  [
    /^must hold the placeholders (.+), as English does$/,
    (names) => `ต้องมี ${names === '(none)' ? 'ข้อความล้วน ไม่มีวงเล็บปีกกา' : names} ให้ตรงกับภาษาอังกฤษ`,
  ],
  [
    /^unknown placeholder (\S+?)(?:; did you mean (.+)\?)?$/,
    (name, meant) => `ไม่มีตัวเลขหรือหมายเหตุชื่อ ${name}${meant ? ` หมายถึง {${meant}} หรือเปล่า` : ''}`,
  ],
  [
    /^unknown figure (\S+?)(?:; did you mean (.+)\?)?$/,
    (name, meant) => `ไม่มีตัวเลขชื่อ ${name}${meant ? ` หมายถึง ${meant} หรือเปล่า` : ''}`,
  ],
  [
    /^the figure (\S+) is typed as digits; write (.+)$/,
    (digits, name) => `พิมพ์ตัวเลข ${digits} ลงไปตรง ๆ ให้เขียน ${name} แทน`,
  ],
  [
    /^the figure (\S+) is typed as digits; add it.*$/,
    (digits) => `พิมพ์ตัวเลข ${digits} ลงไปตรง ๆ ให้เพิ่มใน “ตัวเลขและราคาทั้งหมด” แล้วเขียนชื่อในวงเล็บปีกกา`,
  ],
  [
    /^(\S+) is a number that is exceeded in facts.yaml; write (.+)$/,
    (name, form) => `${name} เป็นตัวเลขที่ “กว่า” ให้เขียน ${form}`,
  ],
  [/^(\S+) is an exact number in facts.yaml; write (.+)$/, (name, form) => `${name} เป็นตัวเลขพอดี ให้เขียน ${form}`],
  [
    /^has (\d+) entries, (\d+) at (most|least) belong here.*$/,
    (here, bound, side) => `มี ${here} รายการ แต่ต้อง${side === 'most' ? 'ไม่เกิน' : 'ไม่น้อยกว่า'} ${bound}`,
  ],
  [
    /^(.+) is the cover of (.+); leave .*$/,
    (motif, slug) => `ภาพปก ${motif} เป็นของบทความ ${slug} แล้ว ถ้าไม่เลือกภาพปก บทความจะได้ลวดลายเฉพาะของตัวเอง`,
  ],
  [
    /^(.+) is no Thai for '(.+)': .*; write (.+)$/s,
    (rendering, term, thai) => `ไม่ใช้ “${rendering}” แทนคำว่า ${term} ให้เขียน ${thai}`,
  ],
  [/^counting lacks (.+); say it.*$/, (missing) => `วิธีนับยังขาด ${missing} ให้เพิ่มที่นี่หรือที่กลุ่มด้านบน หรือเขียน open`],
  [/^what is (.+) called\? Say it here$/, (id) => `ยังไม่มีชื่อเรียกของ ${id} ให้เพิ่มที่นี่`],
  [/^has (\d+) lines in (.+); write one$/, (times, file) => `มี ${times} บรรทัดใน ${file} แต่ต้องมีบรรทัดเดียว`],
  [/^this key stands here twice; keep one$/, () => 'มีชื่อนี้ซ้ำกันสองครั้ง ให้เหลือไว้เพียงครั้งเดียว'],
  [
    /^this key is not known here(?:; did you mean (.+)\?)?$/,
    (meant) => `ไม่รู้จักชื่อนี้${meant ? ` หมายถึง ${meant} หรือเปล่า` : ''}`,
  ],
  [/^begins with a tab; indent with spaces$/, () => 'ขึ้นต้นบรรทัดด้วยแท็บ ให้ย่อหน้าด้วยช่องว่าง'],
  [/^holds ': ' in the middle.*$/, () => "มีเครื่องหมาย : ตามด้วยช่องว่างอยู่กลางข้อความ ให้ใส่ข้อความทั้งหมดในเครื่องหมาย ' '"],
  [/^a quotation mark or bracket is not closed$/, () => 'มีเครื่องหมายคำพูดหรือวงเล็บที่ยังไม่ปิด'],
  [/^cannot be read: .*$/s, () => "อ่านบรรทัดนี้ไม่ได้ ให้ย่อหน้าเท่ากับบรรทัดในกลุ่มเดียวกัน และใส่ข้อความที่มีเครื่องหมายใน ' '"],
  [
    /^Too small: .*>(=?)(\d+) characters$/,
    (orEqual, least) => `เขียนอย่างน้อย ${Number(least) + (orEqual ? 0 : 1)} ตัวอักษร`,
  ],
  [/^Too big: .*<=(\d+) characters$/, (most) => `เขียนไม่เกิน ${most} ตัวอักษร`],
  [/^Too small: .*>(=?)(-?[\d.]+)$/, (orEqual, least) => `ต้อง${orEqual ? 'ไม่น้อยกว่า' : 'มากกว่า'} ${least}`],
  [/^Too big: .*<(=?)(-?[\d.]+)$/, (orEqual, most) => `ต้อง${orEqual ? 'ไม่เกิน' : 'น้อยกว่า'} ${most}`],
  [/^Too (?:small|big)\b.*$/, () => 'สั้นหรือยาวเกินไป'],
  [/^Invalid (?:input|string|option|ISO date)\b.*$/, () => 'รูปแบบไม่ถูกต้อง'],
]

export function thaiProblem(problem: string): string {
  for (const [pattern, say] of problems) {
    const found = pattern.exec(problem)
    if (found) return say(...found.slice(1))
  }
  return problem
}
