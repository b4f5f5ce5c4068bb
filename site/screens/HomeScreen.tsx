import type { ReactNode } from 'react'
import type { Words } from '../content/compose-content.ts'
import type { Locale } from '../locale/paths.ts'
import { Hero } from '../sections/home/Hero.tsx'
import { ServicesIndex } from '../sections/home/ServicesIndex.tsx'
import { SignupSection } from '../sections/home/SignupSection.tsx'
import { filledSlot } from './filled-slot.ts'

interface HomeScreenProps {
  words: Words
  locale: Locale
  /** The live signup form. */
  signup?: ReactNode
}

export function HomeScreen({ words, locale, signup }: HomeScreenProps) {
  return (
    <>
      <Hero words={words.home.hero} locale={locale} />
      <div className="page-width">
        <div className="on-wire">
          <ServicesIndex words={words.home.services} services={words.services} locale={locale} />
          <SignupSection words={words} locale={locale} form={filledSlot('HomeScreen', 'signup', signup)} />
        </div>
      </div>
    </>
  )
}
