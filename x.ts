import { smallLibrary } from '#data/fixtures/small-library.ts';
import { answerRead } from '#data/model/reading/memory/answer-read.ts';
const l=smallLibrary();
for (const r of [{what:'versions'},{what:'verse',id:19013005,version:'wlc'},{what:'verse',id:19051000,version:'wlc'},{what:'verses',ids:[19013006,39003019],of:'wlc',version:'web'},{what:'parallel',passage:'Psalm 13:5-6',versions:['kjv_strongs','wlc']},{what:'parallel',passage:'Psalm 51',versions:['kjv_strongs','wlc']},{what:'words',id:19051001,version:undefined},{what:'restored',id:19013006},{what:'examples',number:'H2617',page:1,pageSize:10},{what:'verse-page',place:{book:39,chapter:3,verse:19}}, {what:'parallel',passage:'Psalm 51',versions:[]},{what:'parallel',passage:'Psalm 7',versions:[]}])
console.log(JSON.stringify(r), JSON.stringify(answerRead(l, r as never)));
