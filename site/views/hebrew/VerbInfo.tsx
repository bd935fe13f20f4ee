import { Tabs } from 'radix-ui';
import { Fragment } from 'react';
import type { HebrewBinyan, HebrewRootWord } from '#data/hebrew/contract/hebrew.ts';
import { productName, productSlug } from '#data/site/product.ts';
import { Tab, TabList, TabPanel } from '../ui/StaticTabs.tsx';
import { Hebrew } from './Hebrew.tsx';
import { InBible, type InBibleProps } from './InBible.tsx';
import { aboutVerbs, biblicalTab, exploreRoots, overviewTab, rootsTab, voices as voiceNames } from './messages.ts';

export interface VerbInfoProps {
  /** The two voices, each with its binyanim. */
  voices: readonly { name: HebrewBinyan['voice']; binyanim: readonly BinyanProps[] }[];
  /** Words of the root l-m-d. */
  rootFamily: readonly (Pick<HebrewRootWord, 'hebrew' | 'transliteration' | 'english' | 'made'> & InBibleProps)[];
}

interface BinyanProps extends Pick<HebrewBinyan, 'name' | 'hebrewName' | 'description'> {
  /** Id of its rows in the table. */
  group: string;
  example: { hebrew: string; english: string };
}

const tabs = [
  { id: 'overview', name: overviewTab },
  { id: 'roots', name: rootsTab },
  { id: 'biblical', name: biblicalTab },
];

/** Three tabs above the verbs. The page contains all three panels; without scripts they appear one below the other. */
export function VerbInfo({ voices, rootFamily }: VerbInfoProps) {
  return (
    <section className="sheet info" aria-label={aboutVerbs}>
      <Tabs.Root defaultValue="overview">
        <TabList className="tabs js" aria-label={aboutVerbs}>
          {tabs.map(({ id, name }) => (
            <Tab key={id} value={id} id={`tab-${id}`} aria-controls={id}>
              {name}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="overview" id="overview" aria-labelledby="tab-overview" forceMount>
          <h2>{overviewTab}</h2>
          {voices.map(({ name, binyanim }) => (
            <Fragment key={name}>
              <h3>{voiceNames[name]}</h3>
              <dl className="patterns">
                {binyanim.map((binyan) => (
                  <div key={binyan.group}>
                    <dt>
                      <a href={`#${binyan.group}`}>{binyan.name}</a>{' '}
                      <bdi lang="he" translate="no" dir="rtl">
                        {binyan.hebrewName}
                      </bdi>
                    </dt>
                    <dd>
                      {binyan.description}{' '}
                      <span className="example-verb">
                        For example{' '}
                        <bdi lang="he" translate="no" dir="rtl">
                          {binyan.example.hebrew}
                        </bdi>
                        , {binyan.example.english}.
                      </span>
                    </dd>
                  </div>
                ))}
              </dl>
            </Fragment>
          ))}
        </TabPanel>
        <TabPanel value="roots" id="roots" aria-labelledby="tab-roots" forceMount>
          <h2>{rootsTab}</h2>
          <p className="about">
            Most Hebrew words are formed from a root of three consonants, which carries the basic meaning. Vowels,
            prefixes and endings turn it into words. The root{' '}
            <bdi lang="he" translate="no" dir="rtl">
              ל.מ.ד
            </bdi>{' '}
            (L.M.D) is about learning:
          </p>
          <ul className="family">
            {rootFamily.map((word) => (
              <li key={word.hebrew}>
                <span className="hebrew">
                  <Hebrew text={word.hebrew} transliteration={word.transliteration} />
                </span>
                <span className="english">
                  {word.english}
                  <small className="remark">{word.made}</small>
                </span>
                <span className="bible">{word.inBible && <InBible inBible={word.inBible} />}</span>
              </li>
            ))}
          </ul>
        </TabPanel>
        <TabPanel value="biblical" id="biblical" aria-labelledby="tab-biblical" forceMount>
          <h2>{biblicalTab}</h2>
          <div className="about">
            <p>
              Modern Hebrew uses the roots and the seven binyanim of the Bible. If you read modern Hebrew, you will
              recognize its verbs in the Bible. What changed most is the use of the tenses.
            </p>
            <dl className="patterns">
              <div>
                <dt>Biblical</dt>
                <dd>
                  Two main forms show whether an action is complete or not. The context shows when it happens. With the
                  letter vav before it, each form has the meaning of the other:{' '}
                  <bdi lang="he" translate="no" dir="rtl">
                    וַיֹּאמֶר
                  </bdi>
                  , “and he said”, has the form of the future.
                </dd>
              </div>
              <div>
                <dt>Modern</dt>
                <dd>
                  There are three tenses. The form for complete actions is the past, the other form is the future, and
                  the participle is the present:{' '}
                  <bdi lang="he" translate="no" dir="rtl">
                    אָמַר
                  </bdi>
                  ,{' '}
                  <bdi lang="he" translate="no" dir="rtl">
                    אוֹמֵר
                  </bdi>
                  ,{' '}
                  <bdi lang="he" translate="no" dir="rtl">
                    יֹאמַר
                  </bdi>
                  . Vav no longer changes the tense.
                </dd>
              </div>
              <div>
                <dt>Meanings</dt>
                <dd>
                  Some meanings have changed.{' '}
                  <bdi lang="he" translate="no" dir="rtl">
                    דִּבֵּר
                  </bdi>{' '}
                  means “to speak” in both;{' '}
                  <bdi lang="he" translate="no" dir="rtl">
                    הִזְמִין
                  </bdi>
                  , today “to invite” or “to order”, comes from a word for “appointed time”.
                </dd>
              </div>
            </dl>
            <p>The number with × next to a verb is how often it occurs in the Hebrew Bible in this binyan.</p>
            <p>
              <a className="button primary" href="/hebrew-roots">
                {exploreRoots}
              </a>
            </p>
            <p className="small">
              Each root lists its verbs, its words and its dictionary entries. To find another root, search for its
              letters in the <a href={`/${productSlug}/search?language=hebrew`}>Hebrew entries of the {productName}</a>.
            </p>
          </div>
        </TabPanel>
      </Tabs.Root>
    </section>
  );
}
