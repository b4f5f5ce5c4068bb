/**
 * How long a value may be, in code points after trimming and NFC, so that browser and server count alike: "ชื่อ" is 4, an emoji is 1.
 */
export const LIMITS = {
  fullName: { min: 2, max: 200 },
  /** RFC 5321's longest path is 256 octets, angle brackets included. */
  email: { min: 1, max: 254 },
  companyName: { min: 1, max: 200 },
  phoneNumber: { min: 5, max: 50 },
  subject: { min: 3, max: 200 },
  message: { min: 10, max: 5000 },
} as const

/**
 * The largest submission of a script, in bytes of UTF-8. 5,000 characters of four bytes each and every other field fit. A posted form may be
 * longer (server/leads/submission-body.ts).
 */
export const BODY_LIMIT_BYTES = 32 * 1024
