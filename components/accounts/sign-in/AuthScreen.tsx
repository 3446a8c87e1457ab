import { AuthForms } from './AuthForms'
import css from './AuthScreen.module.css'
import { AuthHero } from './AuthHero'

type Props = { sales: { phone: string; email: string }; callbackUrl?: string }

/** Sign-in and registration beside what Jobwork is for. */
export const AuthScreen = ({ sales, callbackUrl }: Props) => (
  <div className={css.screen}>
    <AuthHero sales={sales} />
    <main className={css.main}>
      <div className={css.forms}>
        <h1 className={css.title}>Parts made by people you can call</h1>
        <AuthForms callbackUrl={callbackUrl} />
        <p className={css.contact}>
          Questions? <a href={`tel:${sales.phone.replace(/[^+\d]/g, '')}`}>{sales.phone}</a> or{' '}
          <a href={`mailto:${sales.email}`}>{sales.email}</a>
        </p>
        <p className={css.api}>
          For programs: <a href="/docs">the API</a>
        </p>
      </div>
    </main>
  </div>
)
