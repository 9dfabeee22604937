import { useEffect, useState } from 'react';
import { Card, PageFrame } from '@portal/ui-kit/core';
import { apiAnswers, buildOf, parts, type Build, type Part } from './builds';
import { pageWords } from './pages.words';

type Builds = Partial<Record<Part, Build | null>>;

/** Which build of shell and remotes runs, and whether the API answers (decisions, section 6). */
export default function TestPage() {
  const [builds, setBuilds] = useState<Builds>({});
  const [api, setApi] = useState<boolean>();

  useEffect(() => {
    for (const part of parts) void buildOf(part).then((build) => setBuilds((known) => ({ ...known, [part]: build })));
    void apiAnswers().then(setApi);
  }, []);

  return (
    <PageFrame title={pageWords.testTitle} lead={pageWords.testLead} width="form">
      <Card>
        <table className="shell-builds">
          <thead>
            <tr>
              <th scope="col">{pageWords.testPart}</th>
              <th scope="col">{pageWords.testVersion}</th>
              <th scope="col">{pageWords.testBuild}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <BuildRow key={part} part={part} build={builds[part]} />
            ))}
            <tr>
              <th scope="row">{pageWords.testApi}</th>
              <td colSpan={2}>{apiWord(api)}</td>
            </tr>
          </tbody>
        </table>
      </Card>
    </PageFrame>
  );
}

function BuildRow({ part, build }: { part: Part; build: Build | null | undefined }) {
  return (
    <tr>
      <th scope="row">{pageWords.parts[part]}</th>
      {build ? (
        <>
          <td>{build.version}</td>
          <td>
            <code>{build.build}</code>
          </td>
        </>
      ) : (
        <td colSpan={2}>{build === null ? pageWords.testUnknown : pageWords.testLooking}</td>
      )}
    </tr>
  );
}

function apiWord(answers: boolean | undefined): string {
  if (answers === undefined) return pageWords.testLooking;
  return answers ? pageWords.testAnswers : pageWords.testSilent;
}
