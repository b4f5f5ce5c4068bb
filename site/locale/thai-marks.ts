/** Thai vowels and tone marks above or below a letter. They take no width. */
export const THAI_MARKS = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g
