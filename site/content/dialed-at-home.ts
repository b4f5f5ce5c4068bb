const THAILAND = '+66'

/**
 * A Thai number as it is dialed in Thailand, in the groups it is read in there: `0 2000 0000`, and `08 1234 5678` of a mobile phone.
 * A number of another country stays as it is.
 */
export function dialedAtHome(phone: string): string {
  if (!phone.startsWith(THAILAND)) return phone
  const digits = `0${phone.slice(THAILAND.length).replaceAll(' ', '')}`
  return digits.replace(/(\d{4})(\d{4})$/, ' $1 $2')
}
