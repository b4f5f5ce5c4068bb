/**
 * What the schemas and the comments of the files say to whoever edits them, by their English, in Thai. Comments of a Thai file are in
 * Thai already. words.test.ts tells which one is lacking here, and which is no longer anywhere.
 */
export const thaiHints: Readonly<Record<string, string>> = {
  'The name of a figure in facts.yaml: what stands there is shown here.':
    'ชื่อของตัวเลขใน facts.yaml ค่าที่เขียนไว้ที่นั่นจะแสดงตรงนี้',
  'Stands right after the number; many numbers need none.': 'อยู่ต่อจากตัวเลข หลายตัวเลขไม่ต้องมี',
  'Keeps the space towards the link; may be empty.': 'เว้นวรรคด้านที่ติดลิงก์ไว้ จะว่างก็ได้',
  'For search results; the company’s name is added to it.': 'แสดงในผลการค้นหา ระบบเติมชื่อบริษัทต่อท้ายให้',
  'For search results: one or two sentences.': 'แสดงในผลการค้นหา เขียนหนึ่งหรือสองประโยค',
  'Made up. Whoever puts the real thing in its place sets it to No.': 'เป็นข้อมูลสมมติ เมื่อใส่ของจริงแล้วให้เปลี่ยนเป็น ไม่ใช่',
  'The day of a correction. Leave date as it is.': 'วันที่แก้ไขข้อผิดพลาดในบทความ ไม่ต้องเปลี่ยนวันที่เผยแพร่',
  'What was wrong, and what is right: shown below the headline. A change of spelling needs none.':
    'บอกว่าเดิมผิดอย่างไรและที่ถูกคืออะไร แสดงใต้พาดหัว แก้คำสะกดไม่ต้องแจ้ง',
  'For search results; says something else than the excerpt.': 'แสดงในผลการค้นหา ต้องไม่ซ้ำกับคำโปรย',
  'What the drawn cover shows, for those who do not see it.': 'ภาพปกแสดงอะไร สำหรับผู้ที่มองไม่เห็นภาพ',
  'Left out, the article gets a pattern of lines of its own. No two articles share a drawing.':
    'ถ้าเว้นว่าง บทความจะได้ลวดลายเฉพาะของตัวเอง ภาพวาดหนึ่งภาพใช้กับบทความเดียว',
  'The number alone, in full: no sign, comma or unit.': 'ตัวเลขเต็มอย่างเดียว ไม่มีเครื่องหมาย จุลภาค หรือหน่วย',
  'How it is written in each language.': 'รูปแบบการเขียนในแต่ละภาษา',
  'It is more than this: 150+, กว่า 150.': 'มากกว่าตัวเลขนี้: 150+, กว่า 150',
  'How it came about. What is not said here holds as the group around it says.':
    'ที่มาของตัวเลข ช่องที่เว้นว่างจะใช้ตามกลุ่มที่ตัวเลขนี้อยู่',
  'What it was counted over: a name whose words stand in ledger.yaml, under over.':
    'นับจากอะไร เขียนเป็นชื่อ คำอธิบายของชื่ออยู่ในไฟล์ ledger.yaml ใต้ over',
  'By which rule it was counted: a name whose words stand in ledger.yaml, under rules; or open.':
    'นับด้วยหลักเกณฑ์ใด เขียนเป็นชื่อ คำอธิบายของชื่ออยู่ในไฟล์ ledger.yaml ใต้ rules ถ้ายังไม่ทราบให้เขียน open',
  'Who counted: named in both languages; ourselves, where we set it and nobody counts; or open.':
    'ใครเป็นผู้นับ เขียนชื่อทั้งสองภาษา ถ้าบริษัทกำหนดเองโดยไม่มีการนับให้เลือก ourselves ถ้ายังไม่ทราบให้เลือก “รอยืนยัน”',
  'The day of the count, as 2026-11-22; current, where it holds until we change it; or open.':
    'วันที่นับ เช่น 2026-11-22 ถ้าใช้ได้จนกว่าจะเปลี่ยนให้เขียน current ถ้ายังไม่ทราบให้เขียน open',
  'Whether the figure belongs to made-up content.': 'เป็นตัวเลขของเนื้อหาสมมติหรือไม่',
  'What a section is called where it is cited, with {n} for its number.': 'คำที่ใช้เรียกข้อเมื่ออ้างอิง โดย {n} คือเลขข้อ',
  'The person’s position, and where.': 'ตำแหน่งและหน่วยงานของเจ้าของคำพูด',
  'Two letters for the round sign beside the name.': 'อักษรย่อสองตัวในวงกลมข้างชื่อ',
  'Pending until a lawyer has read the text; retention periods and recipients wait for the same reading.':
    'เลือก “รอตรวจ” จนกว่านักกฎหมายจะตรวจ ระยะเวลาเก็บข้อมูลและผู้รับข้อมูลรอการตรวจเดียวกัน',
  'Says that the editor moved the sentence, and from where.': 'บอกว่าบรรณาธิการย้ายประโยคนี้มาจากที่ใด',
  'What the editor says of the English sentence.': 'หมายเหตุของบรรณาธิการต่อประโยคภาษาอังกฤษ',
  'What the editor says of the Thai sentence.': 'หมายเหตุของบรรณาธิการต่อประโยคภาษาไทย',
  'The measure that {n} and {total} of the sentence stand for, in English and in Thai.':
    'เกณฑ์ที่ {n} และ {total} ในประโยคหมายถึง ทั้งภาษาอังกฤษและภาษาไทย',
  'We write the release.': 'ทีมงานเขียนข่าวให้',
  'In at least so many languages.': 'อย่างน้อยกี่ภาษา',
  'No plan covers this: we quote.': 'ไม่มีแพ็กเกจใดครอบคลุม ต้องขอใบเสนอราคา',
  'Any plan does this for an extra fee.': 'ทำได้ทุกแพ็กเกจโดยมีค่าบริการเพิ่ม',
  'How many outlets in Thailand have this as their main field.': 'สื่อในไทยกี่แห่งที่เน้นสายข่าวนี้เป็นหลัก',
  'How many outlets abroad have this as their main field.': 'สื่อต่างประเทศกี่แห่งที่เน้นสายข่าวนี้เป็นหลัก',
  'None of the fields: which it is has to be told first.': 'ไม่ใช่สายใดในรายการ ต้องถามก่อนว่าเป็นสายใด',
  'What of it the company has not settled yet.': 'เรื่องที่บริษัทยังไม่ได้กำหนด',
  'Leads to the sample report.': 'มีลิงก์ไปตัวอย่างรายงานผล',
  'What is not known yet of why they differ.': 'เหตุที่ตัวเลขต่างกันในส่วนที่ยังไม่ทราบ',
  'Above the part, where it has a heading of its own.': 'หัวข้อเหนือส่วนนี้ ใส่เฉพาะส่วนที่มีหัวข้อของตัวเอง',
  'Where and when the news was given out, before the first line.': 'สถานที่และวันที่ออกข่าว อยู่ก่อนบรรทัดแรก',
  'A drawing of the blog’s covers that the chapter opens with.': 'ภาพวาดจากปกบทความที่ใช้เปิดบท',
  'Only outlets of this kind.': 'เฉพาะสื่อประเภทนี้',
  'Only outlets that made this of the release.': 'เฉพาะสื่อที่นำข่าวไปใช้แบบนี้',
  'Only outlets that had this reason not to run it.': 'เฉพาะสื่อที่ไม่ลงข่าวด้วยเหตุผลนี้',
  'Only where the outlet kept our link; otherwise they were not measured.': 'ใส่เฉพาะสื่อที่คงลิงก์ของเราไว้ นอกนั้นไม่ได้วัด',
  'The acknowledgement that a sender gets. Plan names and the steps after a signup are those of the site.':
    'อีเมลตอบรับที่ผู้ส่งแบบฟอร์มได้รับ ชื่อแพ็กเกจและขั้นตอนถัดไปใช้ตามหน้าเว็บ',
  'The steps after a signup say the office hours themselves.': 'หลังส่งคำขอ ขั้นตอนบอกเวลาทำการไว้แล้ว',
  '{name} stands for the holidays of ../holidays.yaml whose dates are not known.':
    '{name} คือวันหยุดใน “วันหยุดสำนักงาน” ที่ยังไม่ทราบวัน',
  'Every figure the site shows, once. Copy names a figure by its path: {general.countries}.\nformat   en / th\ncount        10,000        10,000\ndecimal      12.5          12.5\npercent      92%           92%\npercentOne   98.2%         98.2%\nchange       +32.8%        +32.8%\nmillions     11.2M         11.2 ล้าน         (value in full: 11200000)\nbillions     2.7 billion   2,700 ล้าน        (value in full: 2700000000)\ndollars      $299          299 ดอลลาร์สหรัฐ\nyear         2010          2553              (value in the common era)\nclock        9:00 AM       9.00              (value: hour of the day, Bangkok)\nweekday      Monday        จันทร์             (value: 1 Monday … 7 Sunday)\natLeast: true stands for "more than": 150+ / กว่า 150.\n\ncounting says how figures came about: of a whole group, and of a figure or a group within it what is different there.\nover     what they were counted over  ┐ names; the words stand in en/ledger.yaml and th/ledger.yaml,\nrule     by which rule, or open       ┘ with what each figure counts\nby       who counted: { en: …, th: … }; ourselves where we set it and nobody counts; open\non       the day of the count, YYYY-MM-DD; current where it holds until we change it; open\nsample   true where the figure belongs to sample content\nopen is what only the company knows: the site says \'to be confirmed\', and npm run launch-check names it.':
    'ตัวเลขทั้งหมดบนเว็บไซต์อยู่ที่นี่ที่เดียว ข้อความเรียกใช้ด้วยชื่อ เช่น {general.countries}\nรูปแบบ        อังกฤษ         ไทย\ncount        10,000        10,000\ndecimal      12.5          12.5\npercent      92%           92%\npercentOne   98.2%         98.2%\nchange       +32.8%        +32.8%\nmillions     11.2M         11.2 ล้าน          (ใส่ค่าเต็ม 11200000)\nbillions     2.7 billion   2,700 ล้าน         (ใส่ค่าเต็ม 2700000000)\ndollars      $299          299 ดอลลาร์สหรัฐ\nyear         2010          2553              (ใส่ปี ค.ศ.)\nclock        9:00 AM       9.00              (ใส่ชั่วโมงตามเวลากรุงเทพฯ)\nweekday      Monday        จันทร์             (1 คือวันจันทร์ … 7 คือวันอาทิตย์)\nถ้าตัวเลขมากกว่าที่เขียน จะแสดงเป็น 150+ และ กว่า 150\n\nวิธีนับบอกที่มาของตัวเลขทั้งกลุ่ม ตัวเลขใดในกลุ่มที่ต่างออกไปให้บอกไว้ที่ตัวเลขนั้น\nนับจาก        ชื่อ คำอธิบายอยู่ใน ledger.yaml ทั้งสองภาษา\nหลักเกณฑ์      ชื่อ คำอธิบายอยู่ใน ledger.yaml ทั้งสองภาษา หรือ open\nผู้นับ          ชื่อทั้งสองภาษา หรือ ourselves ถ้าบริษัทกำหนดเอง หรือ open\nนับเมื่อ        วันที่นับ แบบ ปี-เดือน-วัน หรือ current ถ้าใช้ได้จนกว่าจะเปลี่ยน หรือ open\nตัวอย่างสมมติ   ใช่ ถ้าเป็นตัวเลขของเนื้อหาสมมติ\nopen คือสิ่งที่มีแต่บริษัทที่ทราบ หน้าเว็บจะขึ้นว่า “รอยืนยัน” และ npm run launch-check จะแจ้งไว้',
  'Rates of Thai law, in percent, and the fee in baht that a transfer is reckoned for.':
    'อัตราภาษีตามกฎหมายไทย เป็นร้อยละ และค่าบริการเป็นบาทที่ใช้คำนวณตัวอย่าง',
  "The words in which the Thai texts say what the field says: one rendering for each term, and those that must never stand in a Thai\ntext, because they say something else, promise what nobody keeps, read as translated, or are a second spelling.\n`npm run check:content` finds each of them with its place and says what to write instead; the tests look through the Thai of the\nforms' messages and of the mails too. Latin terms in brackets are given once, where a reader meets the term first.\n\nDistribution and publication":
    'คำไทยสำหรับศัพท์ในวงการ ศัพท์หนึ่งคำใช้คำไทยคำเดียว พร้อมคำที่ห้ามใช้ เพราะความหมายผิด รับปากเกินจริง อ่านเหมือนแปล หรือสะกดอีกแบบ\nระบบตรวจหาคำที่ห้ามใช้ทุกแห่ง รวมถึงข้อความในแบบฟอร์มและอีเมล แล้วบอกคำที่ควรใช้แทน\nศัพท์อังกฤษในวงเล็บใส่ครั้งเดียว ตรงที่ผู้อ่านพบคำนั้นครั้งแรก\n\nการกระจายและเผยแพร่ข่าว',
  'What a release consists of': 'ส่วนต่าง ๆ ของข่าว',
  'Media and their readers': 'สื่อและผู้อ่าน',
  Services: 'บริการ',
  'Plans and prices': 'แพ็กเกจและราคา',
  'Buttons, forms and messages': 'ปุ่ม แบบฟอร์ม และข้อความแจ้ง',
  Spelling: 'การสะกดคำ',
  "The days besides weekends on which the office is closed, and on which the hours of a distribution stand still.\nFixed days are the same every year. Days that move, or that the cabinet declares, are written per year once they are known;\nuntil then the pages call them 'to be confirmed', and `npm run launch-check` names them.\nEach December: add the next year to `years`, and its days.":
    'วันที่สำนักงานปิดนอกจากเสาร์–อาทิตย์ และไม่นับชั่วโมงส่งข่าว\n“วันที่แน่นอน” ตรงกันทุกปี ส่วนวันที่เลื่อนได้หรือวันที่คณะรัฐมนตรีประกาศ ให้ใส่เมื่อทราบวันของปีนั้น\nระหว่างนั้นหน้าเว็บจะขึ้นว่า “รอยืนยัน” และ `npm run launch-check` จะแจ้งไว้\nทุกเดือนธันวาคม ให้เพิ่มปีถัดไปใน “ปี” พร้อมวันหยุดของปีนั้น',
  'Whether the company has confirmed this list, and that the hours stand still on closed days.':
    'บริษัทยืนยันรายการนี้แล้วหรือยัง รวมทั้งเรื่องที่ไม่นับชั่วโมงในวันหยุด',
  'days: [2027-02-21] once it is known.': 'เมื่อทราบวันแล้วให้เพิ่มวัน เช่น 2027-02-21',
  'Who the company is. Everything here stands in for the real thing: replace it before launch,\nthen set `placeholder` to false.':
    'ข้อมูลของบริษัท ทุกอย่างที่นี่เป็นข้อมูลสมมติ ให้ใส่ของจริงก่อนเปิดตัว\nแล้วตั้ง “ข้อมูลสมมติจนกว่าจะเปิดตัว” เป็น ไม่ใช่',
  'The two halves of the wordmark.': 'โลโก้ตัวอักษรสองส่วน',
  "The company as it is registered: at the foot of every page, in the legal texts, in mails, and for search engines. What is left\nempty ('') is not known yet: pages say so in the words of `open`, search engines are told nothing, and `npm run launch-check`\nnames it.":
    'ข้อมูลตามที่จดทะเบียน แสดงท้ายทุกหน้า ในเอกสารทางกฎหมาย ในอีเมล และสำหรับเครื่องมือค้นหา\nช่องที่เว้นว่างคือยังไม่ทราบ หน้าเว็บจะขึ้นตามคำของ “รอยืนยัน” ไม่แจ้งเครื่องมือค้นหา และ `npm run launch-check` จะเตือน',
  'Thirteen digits each, in quotes.': 'เลข 13 หลัก',
  "Who answers for personal data: a name, or an office such as 'Data Protection Officer'.":
    'ผู้รับผิดชอบข้อมูลส่วนบุคคล ใส่ชื่อบุคคลหรือตำแหน่ง เช่น เจ้าหน้าที่คุ้มครองข้อมูลส่วนบุคคล (DPO)',
  'How clients pay. What is empty is open, as above: the pages of the plans say so.':
    'วิธีชำระเงินของลูกค้า ช่องที่เว้นว่าง หน้าแพ็กเกจจะบอกว่ารอยืนยัน',
  'Whether quotations can be in baht, and which ways to pay there are: offered or refused.':
    'ออกใบเสนอราคาเป็นเงินบาทได้หรือไม่ และรับชำระทางใดบ้าง',
  'The bank and the name of the account. Its number stands in the quotation alone.':
    'ธนาคารและชื่อบัญชี เลขที่บัญชีอยู่ในใบเสนอราคาเท่านั้น',
  'A network with an empty address is not shown. An address that ends in .example leads nowhere and is replaced before launch. That of\nLINE is drawn as a code once it is real: https://lin.ee/… or https://line.me/R/ti/p/@…':
    'บัญชีที่เว้นว่างจะไม่แสดง ลิงก์ที่ลงท้ายด้วย .example เป็นลิงก์สมมติ ต้องเปลี่ยนก่อนเปิดตัว\nลิงก์ LINE ของจริงจะแสดงเป็น QR code: https://lin.ee/… หรือ https://line.me/R/ti/p/@…',
  'The sample report (/services/performance-analytics#sample-report): a made-up release and what made-up outlets made of it. Its words\nare in content/*/report.yaml; every sum in it is counted from the entries. It agrees with the story of the noodle factory in\nsamples.yaml, and with the release in annotated.yaml.\nhour     full hours from sending to publication\nreaders  whom the outlet reaches on a day, by its own account\nclicks   only where the outlet kept our link; otherwise they were not measured':
    'รายงานตัวอย่าง (/services/performance-analytics#sample-report) ข่าวและสื่อในนี้เป็นเรื่องสมมติ\nถ้อยคำอยู่ใน “รายงานตัวอย่าง: ถ้อยคำ” ผลรวมทุกตัวนับจากรายการในไฟล์นี้\nเนื้อหาตรงกับเรื่องโรงงานเส้นก๋วยเตี๋ยวใน samples.yaml และข่าวใน annotated.yaml\nชั่วโมง    จำนวนชั่วโมงเต็มตั้งแต่ส่งข่าวจนได้ลงสื่อ\nผู้อ่าน    จำนวนที่สื่อเข้าถึงในหนึ่งวัน ตามที่สื่อแจ้ง\nคลิก     ใส่เฉพาะสื่อที่คงลิงก์ของเราไว้ นอกนั้นไม่ได้วัด',
  'Each piece of advice rests on a number: of the entries that are as it says.':
    'คำแนะนำแต่ละข้ออิงจำนวนรายการที่ตรงตามเงื่อนไข',
  "The site's address as it is printed and pasted: in the files of the media kit, the guides and the report. At launch that of SITE_URL.":
    'ที่อยู่เว็บไซต์ที่พิมพ์ในเอกสารและใช้คัดลอก เช่น ไฟล์ของชุดข้อมูลสำหรับสื่อมวลชนและคู่มือ ก่อนเปิดใช้งานจริงให้ตรงกับ SITE_URL',
  'The languages of the home page, in the fact sheet and in the tables of the maps.':
    'ภาษาเดียวกับหน้าแรก ใช้ในเอกสารข้อมูลบริษัทและในตารางของชุดแผนที่',
  'Behind the list of sums: a browser saves files by another name than the list has.':
    'ต่อท้ายลิงก์รายการรหัส เพราะเบราว์เซอร์บันทึกไฟล์ด้วยชื่ออื่น',
}
