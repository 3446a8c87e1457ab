import { parts } from '@/scripts/demo-files/parts'
import { stepFile } from '@/scripts/demo-files/step'

/** What identifies somebody in a file: a person, a company, and the folder of a computer. */
export type Names = { person: string; company: string; folder: string }
export const listOf = ({ person, company, folder }: Names) => [person, company, folder]

/** A text as UTF-16 in the manner of ISO 10303-21. */
const wide = (text: string) => `\\X2\\${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}\\X0\\`

const headers: Record<string, (n: Names) => string> = {
  SolidWorks: ({ person, company, folder }) => `FILE_DESCRIPTION (( 'STEP AP214 of ${company}' ),
    '1' );
FILE_NAME ('${folder}\\bracket.STEP',
    '2026-11-03T09:12:44',
    ( '${person}' ),
    ( '${company}', '' ),
    'SwSTEP 2.0',
    'SolidWorks 2025 on ${person}',
    '${person}' );
FILE_SCHEMA (( 'AUTOMOTIVE_DESIGN' ));`,
  CATIA: ({ person, company }) => `/* ${company} */
FILE_DESCRIPTION(('CATIA V5 STEP Exchange','${wide(company)}'),'2;1');
FILE_NAME('${person}''s part','2026-11-03T09:12:44+05:30',('${wide(person)}'),('${company}'),'CATIA V5 STEP AP203','CATIA V5','none');
FILE_SCHEMA(('CONFIG_CONTROL_DESIGN'));`,
  NX: ({ person, company, folder }) => `FILE_DESCRIPTION(
/* description */ (''),
/* implementation_level */ '2;1');
FILE_NAME(
/* name */ '${folder}\\model.stp',
/* time_stamp */ '2026-11-03T09:12:44+05:30',
/* author */ ('${person}'),
/* organization */ ('${company}'),
/* preprocessor_version */ 'ST-DEVELOPER v20 of ${company}',
/* originating_system */ 'SIEMENS PLM Software NX2306',
/* authorisation */ '${person}');
FILE_SCHEMA (('AUTOMOTIVE_DESIGN { 1 0 10303 214 3 1 1 }'));`,
  FreeCAD: ({ person, company, folder }) => `FILE_DESCRIPTION(('FreeCAD Model'),'2;1');
FILE_NAME('${folder}/bracket.step','2026-11-03T09:12:44',('${person}'),(
    '${company}'),'Open CASCADE STEP processor 7.8','FreeCAD','Unknown');
FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));`,
  Fusion: ({ person, company }) => `FILE_DESCRIPTION((''),'2;1');
FILE_NAME('Bracket v3','2026-11-03T09:12:44-08:00',('${person}'),('${company}'),'ST-DEVELOPER v19','Autodesk Translation Framework','');
FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 3 1 1 }'));
!OWNER('${person}');`,
}

const people = ({ person, company, folder }: Names) => `#90001=PERSON('${person}','${person}',$,$,$,$);
#90002=ORGANIZATION('${company}','${company}','it''s ${company}');
#90003=(ADDRESS()ORGANIZATIONAL_ADDRESS((#90002),'${company}')PERSONAL_ADDRESS('1','${company}',
$,$,$,$,$,$,$,$,$,$));
#90004=PERSON_AND_ORGANIZATION(#90001,#90002);
#90005=APPROVAL(#90006,'by ${person}');
#90006=APPROVAL_STATUS('approved');
#90007=DESCRIPTIVE_REPRESENTATION_ITEM('Author','${person}');
#90008=DOCUMENT('${folder}','','',#90009);
`

/** A part as several programs write it, with names in its header and among its data. */
export const stepFiles = (names: Names): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([program, header]) => [
      program,
      stepFile(parts.bracket, new Date(0))
        .replace(/HEADER;\n[\s\S]*?ENDSEC;/, () => `HEADER;\n${header(names)}\nENDSEC;`)
        .replace('DATA;\n', () => `DATA;\n/* ${names.person} */${people(names)}`)
        .concat(`SIGNATURE;\n${names.person}\nENDSEC;\n`),
    ]),
  )
