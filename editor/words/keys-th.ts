/** What keys are called in Thai that have no name in English but their own words, several on a line: `key name`. */
const NAMES = `
place สถานที่; code รหัส; readers ผู้อ่าน; hour ชั่วโมง; rules หลักเกณฑ์; lines บรรทัด; needs ต้องการ; consultation ปรึกษา; key เกณฑ์
abroad ต่างประเทศ; thailand ในไทย; basic Basic; professional Professional; enterprise Enterprise; custom ตามความต้องการ; strategy กลยุทธ์
implementation ดำเนินการ; reporting รายงานผล; writing การเขียน; clicks คลิก; advice คำแนะนำ; checks ข้อตรวจ; prompts ข้อความช่วยกรอก
included รวมอยู่; long คำอธิบายเต็ม; cues คำบรรยาย; privacy ความเป็นส่วนตัว; subject หัวเรื่อง; language ภาษา; megabytes เมกะไบต์; kilobytes กิโลไบต์
stat ตัวเลขเด่น; have สิ่งที่มี; out สิ่งที่ได้; motif ภาพวาด; start เริ่ม; quotation ใบเสนอราคา; home หน้าแรก; copied คัดลอกแล้ว; fileType ชนิดไฟล์
outlet สื่อ; courtesy คำนำหน้า; channel ช่องทาง; basis ฐานทางกฎหมาย; embargo กำหนดเผยแพร่; embargoZone เขตเวลาของกำหนดเผยแพร่; legend คำอธิบายเครื่องหมาย
before ก่อนลิงก์; after หลังลิงก์; cut ตัดออก; added เพิ่มเข้า; desk โต๊ะตรวจ; none ไม่มี; list รายการ; lists รายการตัวเลือก; prompt ข้อความช่วยกรอก
published เผยแพร่เมื่อ; total รวม; comparison เปรียบเทียบ; agencies เอเจนซี; diy ทำเอง; online บริการออนไลน์; vat ภาษีมูลค่าเพิ่ม; vatAbroad ภาษีมูลค่าเพิ่มต่างประเทศ
featured แนะนำ; sent ส่งเมื่อ; written เขียนเอง; field สายข่าว; releases จำนวนข่าว; fee ค่าบริการ; when เมื่อไร; choose เลือก; end ท้าย; kinds ประเภท
getStarted เริ่มส่งข่าว; pictures ภาพ; law กฎหมาย; blog บล็อก; network เครือข่าย; asia เอเชีย; resources คลังความรู้; shared ใช้ร่วมกัน; status สถานะ
titles ชื่อ; situation สถานการณ์; work งานที่ทำ; unregistered ไม่ได้จดทะเบียน; registered จดทะเบียนแล้ว; transfer โอนเงิน; count จำนวน; first ส่วนแรก
second ส่วนที่สอง; bangkok กรุงเทพฯ; chiangMai เชียงใหม่; phuket ภูเก็ต; elsewhere ที่อื่น; otherName ชื่ออีกภาษา; position ตำแหน่งงาน; source แหล่งที่มา
informed แจ้งเมื่อ; checked ตรวจเมื่อ; subtitle ชื่อรอง; close ปิด; form แบบฟอร์ม; zone เขตเวลา; zones เขตเวลา; technology เทคโนโลยี; distribution การกระจายข่าว
one หนึ่งรายการ; several หลายรายการ; failed ไม่สำเร็จ; groups กลุ่ม; unanswered ยังไม่ตอบ; mistaken กรอกผิด; industry สายข่าว; deadline กำหนดเวลา
sameDay ภายในวันเดียว; tax ภาษี; fullName ชื่อ-นามสกุล; companyName บริษัท; phoneNumber เบอร์โทรศัพท์; serviceInterest บริการที่สนใจ; termsAccepted ยอมรับข้อกำหนด
submitting กำลังส่ง; outcomes ผลการส่ง; success ส่งสำเร็จ; failure ส่งไม่สำเร็จ; named ที่มีชื่อ; more เพิ่มเติม; markets ตลาด; market ตลาด; maps แผนที่; file ไฟล์
files ไฟล์; alt คำบรรยายแทนภาพ; mark เครื่องหมาย; night โหมดมืด; scale ขนาด; wire เส้นข่าว; sizes ขนาด; visibilityCampaigns แคมเปญการมองเห็น; unnamed ที่ไม่มีชื่อ
samples ตัวอย่าง; clause ข้อ; time เวลา; choice ตัวเลือก; unknown ไม่ทราบ; general ทั่วไป; shown แสดง; all ทั้งหมด; downloadAbout คำอ่านปุ่มดาวน์โหลด
download ดาวน์โหลด; silent ไม่มีเสียง; facebook Facebook; linkedin LinkedIn; x X; back ย้อนกลับ; currency สกุลเงิน; northAmerica อเมริกาเหนือ; europe ยุโรป
oceania โอเชียเนีย; africaMiddleEast แอฟริกาและตะวันออกกลาง; withholding ภาษีหัก ณ ที่จ่าย; promptPay พร้อมเพย์; card บัตร; swift SWIFT; summary สรุป
moments ช่วงเวลา; intro คำนำ; thaiNewsDetails รายละเอียดข่าวไทย; english อังกฤษ; weekend วันหยุดสุดสัปดาห์; closed ปิด; closedFor ปิดเนื่องใน; closedUntil ปิดถึงเมื่อ
dataProtection ผู้ดูแลข้อมูลส่วนบุคคล; telegram โทรเลข; stamp ตราประทับ; approved อนุมัติเมื่อ; calendar ปฏิทิน; countries ประเทศ; successRate อัตราความสำเร็จ
healthcare สุขภาพ; finance การเงิน; tourism ท่องเที่ยว; travel การเดินทาง; business ธุรกิจ; entertainment บันเทิง; education การศึกษา; lifestyle ไลฟ์สไตล์
where เงื่อนไข; clean ฉบับก่อนแก้; spoken คำอ่าน; release ข่าว; pairs ประโยคคู่; moved ย้ายมาจาก
thai-media สื่อไทย; measurement การวัดผล; empty ยังว่าง; print พิมพ์; keep เก็บไว้; word หนึ่งคำ; words คำ; minutes นาที; listed แสดงในรายการ; learn อ่านต่อ
kept เก็บแล้ว; removed ลบแล้ว; series หลายฉบับ; many หลายฉบับ; single ฉบับเดียว; thailandNone ไม่มีในไทย; abroadNone ไม่มีในต่างประเทศ; cheapest ถูกที่สุด
lacks ยังขาด; dearer แพงกว่า; allRequired จำเป็นทุกช่อง; trap ช่องกันสแปม; keptTyped เก็บสิ่งที่พิมพ์; help ความช่วยเหลือ; wait รอสักครู่; tooMany มากเกินไป
offline ออฟไลน์; noAnswer ไม่ตอบ; pageTitlePrefix คำนำหน้าชื่อหน้า; learnMore ดูรายละเอียด; learnMoreAbout คำอ่านดูรายละเอียด; translation การแปล
callToAction คำเชิญชวน; shares สัดส่วน; slideKind ชนิดสไลด์; slide สไลด์; goToSlide ไปที่สไลด์; previous ก่อนหน้า; pause หยุด; rating คะแนน
linkToQuestion ลิงก์ไปคำถาม; readMe คำอธิบายในไฟล์; credit เครดิตภาพ; portraitAlt คำบรรยายภาพบุคคล; coverCaption คำบรรยายปก; sheetCaption คำบรรยายแผ่นข่าว
sheetAlt คำบรรยายแทนแผ่นข่าว; factSheet เอกสารข้อมูล; tableHead หัวตาราง; usage การใช้งาน; yes ใช้ได้; no ใช้ไม่ได้; styleGuide คู่มือแบรนด์; leaves หน้าในคู่มือ
inText ในข้อความ; write ให้เขียน; avoid ให้เลี่ยง; room พื้นที่ว่าง; editions รุ่น; misuse การใช้ผิด; examples ตัวอย่าง; latin อักษรละติน; voice น้ำเสียง
instead แทนที่จะเขียน; say ให้เขียนว่า; check ตรวจสอบ; ask สอบถาม; contrast ความต่างสี; colors สี; paper สีกระดาษ; ink สีหมึก; quiet สีรอง; jade สีหยก
gold สีทอง; alert สีเตือน; body เนื้อความ; small ตัวเล็ก; specimen ตัวอย่างอักษร; ourselves บริษัทกำหนดเอง; current ใช้อยู่ปัจจุบัน; partnerNetwork เครือข่ายพันธมิตร
ownList รายชื่อสื่อของเรา; releasesAbroad ข่าวที่ส่งต่างประเทศ; readersAbroad ผู้อ่านต่างประเทศ; coverage ข่าวที่ได้ลง; searchCampaigns แคมเปญการค้นหา
releasesByCountry ข่าวแยกตามประเทศ; thaiList รายชื่อสื่อไทย; readersInThailand ผู้อ่านในไทย; releasesInThailand ข่าวที่ส่งในไทย; readersByCity ผู้อ่านแยกตามเมือง
releasesBySector ข่าวแยกตามกลุ่มธุรกิจ; publishedInThailand ข่าวที่ได้ลงในไทย; oneRelease ข่าวหนึ่งฉบับ; thaiFee ค่าบริการในไทย; bothNetworks ทั้งสองเครือข่าย
officeWeek สัปดาห์ทำการ; founding ปีก่อตั้ง; outletOnce นับสื่อครั้งเดียว; severalLanguages หลายภาษา; potential ผู้อ่านที่มีโอกาสเข้าถึง; newsroom ที่ตั้งกองบรรณาธิการ
mainField สายข่าวหลัก; perOutlet นับต่อสื่อ; perhapsTwice อาจนับซ้ำ; fromSending นับจากเวลาส่ง; leastOutlets จำนวนสื่อขั้นต่ำ; sentTo ส่งถึง
fromApproval นับจากเวลาอนุมัติ; bangkokTime เวลากรุงเทพฯ; invented สมมติขึ้น; standing สถานะ; real ของจริง; home-services หน้าแรก บริการ; home-plans หน้าแรก แพ็กเกจ
home-thai หน้าแรก สื่อไทย; home-international หน้าแรก ต่างประเทศ; home-steps หน้าแรก ขั้นตอน; home-reasons หน้าแรก ทำไมต้องเรา; home-testimonials หน้าแรก เสียงจากลูกค้า
home-next หน้าแรก คำชวนท้ายหน้า; home-signup หน้าแรก แบบฟอร์ม; home-contact หน้าแรก ติดต่อ; home-faq หน้าแรก คำถาม; finder เลือกแพ็กเกจ; paying การชำระเงิน
thai-news ข่าวไทย; thai-distribution เครือข่ายสื่อไทย; media-contact ผู้ติดต่อสำหรับสื่อ; media-kit ข้อมูลสำหรับสื่อ; csv CSV; json JSON; head หัวตาราง; greeting คำทักทาย
thanks คำขอบคุณ; received ได้รับเมื่อ; interest ความสนใจ; reference เลขอ้างอิง; nextTitle หัวข้อขั้นต่อไป; nextAfterMessage ขั้นต่อไปหลังส่งข้อความ
callTitle หัวข้อการโทร; erase การลบข้อมูล; notYou ถ้าไม่ใช่คุณ; automatic ส่งอัตโนมัติ; people ผู้อ่าน; number ตัวเลข; printed ตามที่พิมพ์; rest ที่เหลือ
everywhere ทุกประเทศ; continent ทวีป; thaiLanguage ภาษาไทย; initials อักษรย่อ; loadMore ดูเพิ่มเติม; loading กำลังโหลด; loaded โหลดแล้ว; loadedOne โหลดบทความสุดท้ายแล้ว
read อ่าน; transcript บทบรรยาย; article บทความ; readingTime เวลาอ่าน; related เรื่องที่เกี่ยวข้อง; share แชร์; copy คัดลอก; newTab แท็บใหม่; tiles หัวข้อเลือก
categories หมวด; support ช่วยเหลือ; size ขนาด; checksum ค่าตรวจสอบไฟล์; checksums ค่าตรวจสอบไฟล์; everything ทั้งหมด; table ตาราง; feature คุณสมบัติ
excluded ไม่รวม; sidebar แถบข้าง; statHeading หัวข้อตัวเลขเด่น; others อื่น ๆ; clock นาฬิกา; moment ช่วงเวลา; sum ผลรวม; awake ตื่นอยู่; asleep หลับอยู่; labels ป้ายกำกับ
offered มีให้; refused ไม่มีให้; invoice ใบกำกับภาษี; ways วิธีชำระ; account บัญชี; documents เอกสาร; amount จำนวนเงิน; withheld หักไว้; plan แพ็กเกจ
perRelease ต่อข่าวหนึ่งฉบับ; outletCount จำนวนสื่อ; timeText ระยะเวลา; choosing วิธีเลือก; details รายละเอียด; detailsAbout คำอ่านรายละเอียด; which แพ็กเกจไหน
cases กรณี; watched ติดตามถึง; watchedUntil ติดตามถึง; ran ได้ลงสื่อ; timeline ลำดับเวลา; half ครึ่งหนึ่ง; last สุดท้าย; method วิธีวัด; map แผนที่
nationalDaily หนังสือพิมพ์รายวัน; businessDaily หนังสือพิมพ์ธุรกิจ; television โทรทัศน์; portal เว็บข่าว; regional สื่อท้องถิ่น; trade สื่อเฉพาะวงการ; radio วิทยุ
clippings รวมข่าวที่ได้ลง; notMeasured ไม่ได้วัด; refusals ที่ไม่ลง; reasons เหตุผล; sameStory ข่าวซ้ำ; tooLate ช้าเกินไป; noPictures ไม่มีภาพ; film วิดีโอ
sheets แผ่นงาน; contacts รายชื่อติดต่อ; sentColumns คอลัมน์การส่ง; moreKinds ประเภทเพิ่มเติม; moreFields สายข่าวเพิ่มเติม; listNames ชื่อรายการ; rows แถว
notice ประกาศ; exampleTitle ชื่อตัวอย่าง; howTo วิธีใช้; exampleNote หมายเหตุตัวอย่าง; parts ส่วนของข่าว; checklist รายการตรวจ; scenes ฉาก; query คำค้น
slogan สโลแกน; match คำที่ตรง; hidden ส่วนที่ถูกซ่อน; badFile ชื่อไฟล์ที่ไม่ดี; goodFile ชื่อไฟล์ที่ดี; badLink ลิงก์ที่ไม่ดี; linkBefore ข้อความก่อนลิงก์; pages หน้า
chapter บท; worldLabel ป้ายแผนที่โลก; colophon ท้ายเล่ม; tagline คำโปรยแบรนด์; backToTop กลับขึ้นบน; onPaper บนกระดาษ; sampleMark ป้ายตัวอย่าง; actions ปุ่มหลัก
homeLink ลิงก์หน้าแรก; servicesMenu เมนูบริการ; pricing ราคา; openMenu เปิดเมนู; closeMenu ปิดเมนู; offer ข้อเสนอ; theme โหมดสี; light โหมดสว่าง; dark โหมดมืด
system ตามระบบ; edition ฉบับ; issue เลขฉบับ; picture ภาพ; scan สแกน; callBar แถบโทร; call โทร; policyLink ลิงก์นโยบาย; acceptAll ยอมรับทั้งหมด
rejectNonEssential ใช้เฉพาะที่จำเป็น; settings การตั้งค่า; toasts ข้อความแจ้ง; region บริเวณ; blurb คำแนะนำบริษัท; pressKit ข้อมูลสำหรับสื่อ; guidelines แนวทาง
mediaKit ข้อมูลสำหรับสื่อ; caseStudies กรณีศึกษา; legalName ชื่อที่จดทะเบียน; legalAddress ที่อยู่ที่จดทะเบียน; copyright ลิขสิทธิ์; legalText เอกสารทางกฎหมาย
tooOften ขอบ่อยเกินไป; again ลองอีกครั้ง; serviceNotFound ไม่พบบริการ; planNotFound ไม่พบแพ็กเกจ; begins เริ่มเมื่อ; earliest เร็วที่สุด; latest ช้าที่สุด
uncounted ยังไม่นับ; unconfirmed ยังไม่ยืนยัน; holidays วันหยุด; range ช่วง; early เร็วไป; tight กระชั้นชิด; late ช้าไป; approveBy อนุมัติภายใน; missing ยังขาด
unreadable อ่านไม่ได้; founded ก่อตั้งปี; pickupRate อัตราข่าวที่ได้ลงสื่อ; continentCount จำนวนทวีป; moreLanguages ภาษาอื่น; multilingual หลายภาษา
monthlyReach ผู้อ่านต่อเดือน; annualGrowth เติบโตต่อปี; averageSuccess ความสำเร็จเฉลี่ย; searchBoost อันดับค้นหาที่ดีขึ้น; searchBoostCampaigns จำนวนแคมเปญค้นหา
searchBoostFrom ตั้งแต่ปี; searchBoostTo ถึงปี; onlineVisibility การถูกค้นเจอ; usa สหรัฐอเมริกา; uk สหราชอาณาจักร; germany เยอรมนี; other อื่น ๆ
hoursToPublication ชั่วโมงจนได้ลงสื่อ; clickRate อัตราการคลิก; pickup ได้ลงสื่อ; pickupOutlets จำนวนสื่อที่ลง; visibility การมองเห็น; visibilityYear ปีของแคมเปญ
hoursFrom ตั้งแต่กี่ชั่วโมง; hoursTo ถึงกี่ชั่วโมง; opens เปิดเวลา; closes ปิดเวลา; firstDay วันแรกของสัปดาห์; lastDay วันสุดท้ายของสัปดาห์; exampleFee ค่าบริการตัวอย่าง
noticeDays แจ้งล่วงหน้ากี่วัน; answerDays ตอบภายในกี่วัน; stars ดาว; baht เงินบาท; bank ธนาคาร; entries รายการ; quote คำพูด; reason เหตุผล; kind ประเภท`

export const thaiKeys: Readonly<Record<string, string>> = Object.fromEntries(
  NAMES.split(/[;\n]/).flatMap((entry) => {
    const [, key, name] = /^\s*(\S+) (.+?)\s*$/.exec(entry) ?? []
    return key && name ? [[key, name]] : []
  }),
)
