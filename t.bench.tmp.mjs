const {benches}=await import(process.cwd()+'/scripts/bench/benches.ts');
for (const n of process.argv.slice(2)) { const b=benches.find(x=>x.name===n); const r=await b.run(); console.log(n, JSON.stringify({targets:r.targets, tables:r.tables?.map(t=>({title:t.title, rows:t.rows?.slice(0,40)})), notes:r.notes},null,0).slice(0,6000)); }
